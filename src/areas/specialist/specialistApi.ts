import { portalApi, categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { Specialist, SpecialistContact } from '../../contract/areas/specialist';

export const specialistApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['Specialist', 'SpecialistCategory'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listSpecialists: build.query(listEndpoint<Specialist, 'Specialist'>('/api/specialist/list', 'Specialist')),
      listRecommendedSpecialists: build.query(
        listEndpoint<Specialist, 'Specialist'>('/api/specialist/recommendList', 'Specialist'),
      ),
      listSpecialistCategories: build.query(categoriesEndpoint('/api/specialist/categories', 'SpecialistCategory')),
      getSpecialist: build.query(
        detailEndpoint<Specialist, 'Specialist'>('/api/specialist/findSpecialistById', 'Specialist'),
      ),
      /** Fetched each time the dialog opens; null if the response holds no contact. */
      getSpecialistContact: build.query({
        ...detailEndpoint<SpecialistContact, 'Specialist'>('/api/specialist/findSpecialistRelationById', 'Specialist'),
        keepUnusedDataFor: 0,
      }),
    }),
  });

export const { useGetSpecialistContactQuery } = specialistApi;

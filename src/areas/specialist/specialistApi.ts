import { portalApi, categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { Specialist, SpecialistContact } from '../../contract/areas/specialist';

const path = {
  list: '/api/specialist/list',
  recommended: '/api/specialist/recommendList',
  categories: '/api/specialist/categories',
  detail: '/api/specialist/findSpecialistById',
  contact: '/api/specialist/findSpecialistRelationById',
};

export const specialistApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['Specialist', 'SpecialistCategory'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listSpecialists: build.query(listEndpoint<Specialist, 'Specialist'>(path.list, 'Specialist')),
      listRecommendedSpecialists: build.query(listEndpoint<Specialist, 'Specialist'>(path.recommended, 'Specialist')),
      listSpecialistCategories: build.query(categoriesEndpoint(path.categories, 'SpecialistCategory')),
      getSpecialist: build.query(detailEndpoint<Specialist, 'Specialist'>(path.detail, 'Specialist')),
      /** Fetched each time the dialog opens; null if the response holds no contact. */
      getSpecialistContact: build.query({
        ...detailEndpoint<SpecialistContact, 'Specialist'>(path.contact, 'Specialist'),
        keepUnusedDataFor: 0,
      }),
    }),
  });

export const { useGetSpecialistContactQuery } = specialistApi;

import { portalApi, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { Recruit } from '../../contract/areas/recruit';

/** Recruitment. A backend may lack the list: docs/behaviour/recruitment.md. */
export const recruitApi = portalApi.enhanceEndpoints({ addTagTypes: ['Recruit'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listRecruits: build.query(listEndpoint<Recruit, 'Recruit'>('/api/recruit/list', 'Recruit')),
    getRecruit: build.query(detailEndpoint<Recruit, 'Recruit'>('/api/recruit/findRecruitById', 'Recruit')),
  }),
});

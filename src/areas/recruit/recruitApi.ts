import { detailEndpoint, listEndpoint } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import type { Recruit } from '../../contract/recruit';

const path = { list: '/api/recruit/list', detail: '/api/recruit/findRecruitById' };

/** Recruitment (spec §7); the list is decision 15's, and a backend may lack it. */
export const recruitApi = portalApi.enhanceEndpoints({ addTagTypes: ['Recruit'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listRecruits: build.query(listEndpoint<Recruit, 'Recruit'>(path.list, 'Recruit')),
    getRecruit: build.query(detailEndpoint<Recruit, 'Recruit'>(path.detail, 'Recruit')),
  }),
});

export const { useListRecruitsQuery, useGetRecruitQuery } = recruitApi;

import { portalApi, categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/portalApi';
import type { App } from '../../contract/areas/app';

export const appApi = portalApi.enhanceEndpoints({ addTagTypes: ['App', 'AppCategory'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listApps: build.query(listEndpoint<App, 'App'>('/api/app/list', 'App')),
    listAppCategories: build.query(categoriesEndpoint('/api/app/categories', 'AppCategory')),
    /** The top list 优惠方案. */
    listTopApps: build.query(listEndpoint<App, 'App'>('/api/app/findTopList', 'App')),
    getApp: build.query(detailEndpoint<App, 'App'>('/api/app/findOrderById', 'App')),
  }),
});

export const { useListAppsQuery } = appApi;

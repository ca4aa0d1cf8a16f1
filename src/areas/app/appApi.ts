import { portalApi, brief, categoriesEndpoint, detailEndpoint, listEndpoint, rowsEndpoint } from '../../api/portalApi';
import type { App } from '../../contract/areas/app';

const path = {
  list: '/api/app/list',
  categories: '/api/app/categories',
  detail: '/api/app/findOrderById',
  top: '/api/app/findTopList',
};

export const appApi = portalApi.enhanceEndpoints({ addTagTypes: ['App', 'AppCategory'] }).injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    listApps: build.query(listEndpoint<App, 'App'>(path.list, 'App')),
    listAppCategories: build.query(categoriesEndpoint(path.categories, 'AppCategory')),
    /** The top list 优惠方案: three apps. */
    listTopApps: build.query(rowsEndpoint<App, 'App'>(path.top, 'App', { pageNum: 1, pageSize: 3, ...brief })),
    getApp: build.query(detailEndpoint<App, 'App'>(path.detail, 'App')),
  }),
});

export const { useListAppsQuery } = appApi;

import { categoriesEndpoint, detailEndpoint, listEndpoint } from '../../api/contentEndpoints';
import { portalApi } from '../../api/portalApi';
import type { IndustryNews } from '../../contract/industryNews';

const path = {
  list: '/api/industryNews/list',
  categories: '/api/industryNews/categories',
  detail: '/api/industryNews/findIndustryNewsById',
};

/** Industry news: list, categories, detail. */
export const industryNewsApi = portalApi
  .enhanceEndpoints({ addTagTypes: ['IndustryNews', 'IndustryNewsCategory'] })
  .injectEndpoints({
    overrideExisting: 'throw',
    endpoints: (build) => ({
      listIndustryNewsItems: build.query(listEndpoint<IndustryNews, 'IndustryNews'>(path.list, 'IndustryNews')),
      listIndustryNewsCategories: build.query(categoriesEndpoint(path.categories, 'IndustryNewsCategory')),
      getIndustryNews: build.query(detailEndpoint<IndustryNews, 'IndustryNews'>(path.detail, 'IndustryNews')),
    }),
  });

export const { useListIndustryNewsItemsQuery, useListIndustryNewsCategoriesQuery, useGetIndustryNewsQuery } =
  industryNewsApi;

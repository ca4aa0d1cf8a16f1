import type { ArticleReads } from '../../api/articleReads';
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

export const { useListIndustryNewsItemsQuery } = industryNewsApi;

/** What the section's screens read. */
export const industryNewsArticles: ArticleReads<IndustryNews> = {
  list: industryNewsApi.endpoints.listIndustryNewsItems,
  categories: industryNewsApi.endpoints.listIndustryNewsCategories,
  detail: industryNewsApi.endpoints.getIndustryNews,
  toArticle: ({ fdTitle, fdApplyDate, fdType, fdContent, fdComName }) => ({
    title: fdTitle,
    date: fdApplyDate,
    category: fdType,
    text: fdContent,
    source: fdComName,
  }),
};

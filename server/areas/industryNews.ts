import { contentArea } from '../content/contentRoutes';

/** Industry news; the category is in fdType. */
export const industryNews = contentArea({
  area: 'industryNews',
  base: '/api/industryNews',
  lists: [{ path: 'list', filters: { category: 'fdType' } }],
  order: ['fdApplyDate', 'desc'],
  categories: 'industryNews',
  detail: 'findIndustryNewsById',
});

import { contentArea } from '../content/contentRoutes';

/** Financial services. */
export const financial = contentArea({
  area: 'financial',
  base: '/api/financial',
  lists: [{ path: 'list', filters: { category: 'fdCategory' } }],
  order: ['fdApplyDate', 'desc'],
  categories: 'financial',
  detail: 'findFinancialById',
});

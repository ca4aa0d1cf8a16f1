import { contentArea } from '../content/contentRoutes';

/** Policies; the category is in fdClass. */
export const policy = contentArea({
  area: 'policy',
  base: '/api/policy',
  lists: [{ path: 'list', filters: { category: 'fdClass' } }],
  order: ['fdApplyDate', 'desc'],
  categories: 'policy',
  detail: 'findPolicyById',
});

import { contentArea } from './contentRoutes';

/** Banners; clients send the type as `category`, `type` or both. */
export const banner = contentArea({
  area: 'banner',
  base: '/api/banner',
  lists: [{ path: 'list', filters: { category: 'category', type: 'category' } }],
  order: ['sort', 'asc'],
});

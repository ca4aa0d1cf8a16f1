import { contentArea } from '../content/contentRoutes';

/** Banners (spec §7): the type comes under either name, or under both (decision 8). */
export const banner = contentArea({
  area: 'banner',
  base: '/api/banner',
  lists: [{ path: 'list', filters: { category: 'category', type: 'category' } }],
  order: ['sort', 'asc'],
});

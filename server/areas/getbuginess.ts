import { contentArea } from '../content/contentRoutes';

/** Supply ('2') and demand ('1'), newest first, closed entries last. `getbuginess` is the backend's own spelling. */
export const getbuginess = contentArea({
  area: 'getbuginess',
  base: '/api/getbuginess',
  lists: [{ path: 'list', filters: { category: 'fdType', type: 'fdGetbuginessType' }, filtered: true }],
  order: ['fdReleaseTime', 'desc'],
  closes: 'fdDeadlineTime',
  categories: 'getbuginess',
  detail: 'findSupplyDemandById',
});

import { contentArea } from './contentArea';

/** Supply ('2') and demand ('1'), newest first (spec §7). `getbuginess` is the backend's own spelling. */
export const getbuginess = contentArea({
  area: 'getbuginess',
  base: '/api/getbuginess',
  lists: [{ path: 'list', filters: { category: 'fdType', type: 'fdGetbuginessType' } }],
  order: ['fdReleaseTime', 'desc'],
  categories: 'getbuginess',
  detail: 'findSupplyDemandById',
});

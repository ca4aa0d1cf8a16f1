import { contentArea } from '../content/contentRoutes';

/** Recruitment (spec §7); the list is decision 15's. */
export const recruit = contentArea({
  area: 'recruit',
  base: '/api/recruit',
  lists: [{ path: 'list', filters: {} }],
  order: ['fdCreateTime', 'desc'],
  detail: 'findRecruitById',
});

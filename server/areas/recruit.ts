import { contentArea } from '../content/contentRoutes';

/** Recruitment; its list is optional: docs/behaviour/recruitment.md. */
export const recruit = contentArea({
  area: 'recruit',
  base: '/api/recruit',
  lists: [{ path: 'list', filters: {}, filtered: true }],
  order: ['fdCreateTime', 'desc'],
  detail: 'findRecruitById',
});

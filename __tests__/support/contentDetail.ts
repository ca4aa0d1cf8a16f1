import type { ContentDetail, ContentValues } from '../../src/contract/deskContent';

/** A draft of a policy, as the desk's calls answer it. */
export const contentDetail = (fdId: string, version: number, values: ContentValues): ContentDetail => ({
  area: 'policy',
  fdId,
  title: String(values.fdTitle ?? ''),
  subtitle: null,
  category: '1',
  day: null,
  state: 'draft',
  changed: false,
  scheduledAt: null,
  updatedAt: '2025-07-16 09:18:00',
  updatedBy: '陈珂',
  version,
  values: { fdId, fdClass: '1', ...values },
  published: null,
  revisions: [{ version: 1, at: '2025-07-16 09:18:00', by: '陈珂', note: null }],
  locked: false,
});

import type { SubmissionSummary } from '../../src/contract/submission';

/** A newly submitted application, as both desks receive it. */
export const submissionSummary = (values: Partial<SubmissionSummary> = {}): SubmissionSummary => ({
  number: 'SB-20250716-0131',
  kind: 'application',
  state: 'submitted',
  title: '示范项目',
  targetId: 'p1',
  party: '市工业和信息化局',
  submittedAt: '2025-07-16 09:42:00',
  acceptedAt: null,
  endedAt: null,
  expectedDay: null,
  answer: null,
  answeredBy: null,
  answeredAt: null,
  attachments: 1,
  side: null,
  model: null,
  quantity: null,
  area: null,
  deadline: null,
  ...values,
});

import type { DecisionPayload, InboxDetail, InboxRow } from '../../src/contract/desk';
import type { SubmissionState } from '../../src/contract/submission';
import type { Canned, Sent } from './cannedFetch';
import { submissionSummary } from './submissionSummary';

/** A row of the inbox by its sequence number. */
export const inboxRow = (running: number, more: Partial<InboxRow> = {}): InboxRow => ({
  ...submissionSummary({
    number: `SB-20250716-0${running}`,
    title: '柔性产线改造',
    party: '市工信局',
    submittedAt: '2025-07-16 09:18:00',
    attachments: 0,
  }),
  fdComName: `企业${running}`,
  handler: null,
  unread: false,
  changedAt: '2025-07-16 10:00:00',
  ...more,
});

const detailOf = (one: InboxRow): InboxDetail => ({
  ...one,
  username: '13900000000',
  siblings: 3,
  values: { fdSubmitterName: '唐屿', fdSubmitterPhone: '13900000000', fdApplicationInfo: '说明' },
  files: [{ attId: 'att1', fileName: '方案.zip', size: 2048 }],
  events: [{ at: one.submittedAt, action: 'submit', actor: '唐屿', note: null }],
});

/** A mock backend that stores submissions and decides them. */
export function inboxBackend(rows: InboxRow[]) {
  const decisions: DecisionPayload[] = [];
  const refusals: Record<string, string> = {};
  const after: Partial<Record<DecisionPayload['decision'], SubmissionState>> = {
    accept: 'accepted',
    grant: 'granted',
    refuse: 'refused',
  };
  const answers: Record<string, Canned> = {
    '/api/desk/counts': () => ({
      code: 0,
      data: {
        submissions: {
          application: { submitted: rows.filter(({ state }) => state === 'submitted').length },
          intention: {},
          entry: {},
        },
        openReports: 1,
      },
    }),
    '/api/desk/submissions': ({ query }: Sent) => {
      const open = query.get('state') === 'open';
      const shown = rows.filter(({ state }) => !open || ['submitted', 'accepted', 'pending'].includes(state));
      return { code: 0, total: shown.length, rows: shown };
    },
    '/api/desk/templates': { code: 0, data: [] },
    '/api/desk/submission': ({ query }: Sent) => {
      const found = rows.find(({ number }) => number === query.get('number'));
      return found ? { code: 0, data: detailOf(found) } : new Response('{"code":404,"msg":"没有"}', { status: 404 });
    },
    '/api/desk/decide': ({ body }: Sent) => {
      const decision = JSON.parse(body) as DecisionPayload;
      decisions.push(decision);
      const refused = decision.numbers.filter((number) => refusals[number]);
      const done = decision.numbers.filter((number) => !refusals[number]);
      for (const one of rows) {
        if (done.includes(one.number)) one.state = after[decision.decision] ?? one.state;
      }
      return { code: 0, data: { done, refused: refused.map((number) => ({ number, reason: refusals[number] })) } };
    },
    '/api/project/list': { code: 0, total: 1, rows: [{ fdId: 'p1', fdProjectName: '柔性产线改造' }] },
  };
  return { answers, decisions, refusals };
}

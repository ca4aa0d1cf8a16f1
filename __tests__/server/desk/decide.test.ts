import { type Decision, type DecisionResult, decisions, decisionsFor } from '../../../src/contract/desk';
import type { SubmissionKind, SubmissionState } from '../../../src/contract/submission';
import { publication } from '../../support/formValues';
import { inLongRun } from '../../support/longRun';
import { testEngines } from '../../support/server';
import { smallSeed } from '../../support/smallSeed';
import { logInStaff, useStaff } from '../../support/staff';
import { addRows } from '../../support/storeRows';
import { aSubmission, storeSubmissions } from '../../support/submissions';
import { describeOnEngines, useAccountServer, useCompany, Visitor } from '../../support/visitor';

const sent: SubmissionState[] = ['submitted', 'accepted', 'granted', 'refused', 'withdrawn'];
const states: Record<SubmissionKind, SubmissionState[]> = {
  application: sent,
  intention: sent,
  entry: ['pending', 'published', 'removed', 'refused', 'withdrawn'],
};

function stateAfter(kind: SubmissionKind, state: SubmissionState, decision: Decision): SubmissionState {
  if (decision === 'note') return state;
  if (decision === 'reopen') return kind === 'entry' ? 'pending' : 'accepted';
  const after = { accept: 'accepted', grant: 'granted', refuse: 'refused', publish: 'published', remove: 'removed' };
  return decision === 'supplement' ? 'supplement' : (after[decision] as SubmissionState);
}

const cases = (Object.keys(states) as SubmissionKind[]).flatMap((kind) =>
  states[kind].flatMap((state) => decisions.map((decision) => ({ kind, state, decision }))),
);

const allowedCases = cases.filter(({ state, decision }) => decisionsFor[state].includes(decision));

const supplement = { items: [{ kind: 'more', name: '发票', reason: '请补交' }], day: '2025-06-08' };

describeOnEngines('a decision', (server, engine) => {
  const reviewer = useStaff(server, 'reviewer');
  let count = 0;

  /** A submission per test; an entry is published, or stored. */
  async function submission(kind: SubmissionKind, state: SubmissionState) {
    count += 1;
    const row = aSubmission(5000 + count, kind, { state });
    if (kind === 'entry') {
      const entry = { ...smallSeed.getbuginess[0]!, fdId: row.fdId, demo: '0' };
      if (state === 'published') await addRows(server, 'getbuginess', [entry]);
      else row.values = JSON.stringify(entry);
    }
    await storeSubmissions(server, [row]);
    return row;
  }

  const decide = async (numbers: string[], decision: Decision, more: object = {}, staff = reviewer) => {
    const json = { numbers, decision, note: '说明', ...(decision === 'supplement' ? { supplement } : {}), ...more };
    const { body } = await staff.post('/api/desk/decide', json);
    return body as typeof body & { data: DecisionResult };
  };
  const open = (number: string) => reviewer.data(`/api/desk/submission?number=${number}`);
  const isShown = async (fdId: string) =>
    (await new Visitor(server).data(`/api/getbuginess/findSupplyDemandById?fdId=${fdId}`)) !== undefined;

  it.each(inLongRun(cases, engine === 'embedded' ? cases : allowedCases))(
    '$decision of $kind in state $state is carried out only if the contract allows it',
    async (one) => {
      const { kind, state, decision } = one;
      const { number, fdId } = await submission(kind, state);
      const { data } = await decide([number], decision);
      const allowed = decisionsFor[state].includes(decision);
      expect(data).toEqual(
        allowed
          ? { done: [number], refused: [] }
          : { done: [], refused: [{ number, reason: expect.stringMatching(/\S/) }] },
      );
      const after = allowed ? stateAfter(kind, state, decision) : state;
      expect(await open(number)).toMatchObject({ state: after, answer: allowed ? '说明' : null });
      if (kind === 'entry') expect(await isShown(fdId)).toBe(after === 'published');
    },
  );

  it('of several is carried out one by one, and reports failures', async () => {
    const first = await submission('application', 'submitted');
    const over = await submission('application', 'withdrawn');
    const second = await submission('intention', 'submitted');
    const { data } = await decide([first.number, over.number, 'SB-20200101-0001', second.number], 'accept');
    expect(data.done).toEqual([first.number, second.number]);
    expect(data.refused.map(({ number }) => number)).toEqual([over.number, 'SB-20200101-0001']);
    expect(await open(over.number)).toMatchObject({ state: 'withdrawn' });
  });

  it('reports a conflict to the second of two concurrent decisions, and keeps the first', async () => {
    const other = await logInStaff(server, 'administrator', '陈珂');
    const { number } = await submission('application', 'submitted');
    const seen = { [number]: 'submitted' };
    const answers = await Promise.all([
      decide([number], 'accept', { seen }),
      decide([number], 'refuse', { seen }, other),
    ]);
    const done = answers.filter(({ data }) => data.done.length === 1);
    const [refusal] = answers.flatMap(({ data }) => data.refused);
    expect([done.length, refusal?.reason]).toEqual([
      1,
      expect.stringMatching(/^(?:陈珂|reviewer) 刚刚办理过，请刷新后再办$/),
    ]);
    const { state, events } = await open(number);
    expect(state).toBe(answers[0]!.data.done.length === 1 ? 'accepted' : 'refused');
    expect(events).toHaveLength(1);
  });

  it('reports that the company withdrew meanwhile', async () => {
    const { number } = await submission('application', 'withdrawn');
    const { data } = await decide([number], 'accept', { seen: { [number]: 'submitted' } });
    expect(data.refused).toEqual([{ number, reason: '企业刚刚撤回，请刷新后再办' }]);
  });

  it('stores an event, a message, the handler and an audit log entry', async () => {
    const { number, title } = await submission('application', 'submitted');
    await decide([number], 'accept', { note: '材料齐全', expectedDay: '2025-06-20' });
    expect(await open(number)).toMatchObject({
      state: 'accepted',
      acceptedAt: '2025-06-01 08:00:00',
      expectedDay: '2025-06-20',
      answer: '材料齐全',
      // Not the login name, since the company reads this.
      answeredBy: '工作人员',
      handler: 'reviewer',
      unread: false,
      events: [{ action: 'accept', actor: '工作人员', note: '材料齐全' }],
    });
    const { body } = await reviewer.get(`/api/desk/records?target=${number}`);
    const record = { actor: 'reviewer', action: 'decide:accept', target: number, title, note: '材料齐全' };
    expect(body).toMatchObject({ total: 1, rows: [record] });
  });

  it.each(['2025-05-31', 'soon', '2099-02-31'])('is rejected with the expected day %s', async (expectedDay) => {
    const { number } = await submission('application', 'submitted');
    expect(await decide([number], 'accept', { expectedDay })).toEqual({
      code: 500,
      msg: '预计答复日期应为今天或以后的日期',
    });
    expect(await open(number)).toMatchObject({ state: 'submitted' });
  });

  it('repeated with the same key is carried out once, with the same response', async () => {
    const { number } = await submission('application', 'submitted');
    const json = { numbers: [number], decision: 'note', note: '请补充材料' };
    const send = () => reviewer.post('/api/desk/decide', json, { key: 'decide-once-0001' });
    const first = await send();
    expect(first.body).toMatchObject({ code: 0, data: { done: [number], refused: [] } });
    expect((await send()).body).toEqual(first.body);
    expect((await open(number)).events).toHaveLength(1);
  });

  it.each(['constructor', '__proto__', 'toString'])(
    'of the number %s is rejected like any other unknown one',
    async (number) => {
      const { data } = await decide([number], 'accept', { seen: {}, seenAt: {} });
      expect(data).toEqual({ done: [], refused: [{ number, reason: '没有找到这条记录' }] });
    },
  );

  it('with an invalid character in its note is rejected', async () => {
    const { number } = await submission('application', 'submitted');
    for (const note of ['说\u0000明', '说\u202e明']) {
      expect(await decide([number], 'accept', { note })).toEqual({ code: 500, msg: '给企业的说明包含不支持的字符' });
    }
    expect(await open(number)).toMatchObject({ state: 'submitted', events: [] });
  });

  it('with a text that is too long says which', async () => {
    const { number } = await submission('application', 'submitted');
    const note = await decide([number], 'accept', { note: '字'.repeat(1001) });
    expect(note).toEqual({ code: 500, msg: '给企业的说明不能超过1000个字符' });
    const items = [{ kind: 'more', name: '发票', reason: '字'.repeat(501) }];
    const reason = await decide([number], 'supplement', { supplement: { ...supplement, items } });
    expect(reason).toEqual({ code: 500, msg: '补正原因不能超过500个字符' });
  });

  it('without any change is rejected', async () => {
    const { number } = await submission('application', 'submitted');
    expect((await decide([number], 'note', { note: '  ' })).code).toBe(500);
  });
});

const entry = { ...publication, fdGetbuginessName: '待审板材' };

describe.each(testEngines)('a portal with reviews, on the %s store', (engine) => {
  const server = useAccountServer({ engine, config: { review: true } });
  const company = useCompany(server, '13900000031');
  const reviewer = useStaff(server, 'reviewer');

  const names = async () => {
    const { body } = await new Visitor(server).get('/api/getbuginess/list?type=2&pageSize=100');
    return body.rows.map(({ fdGetbuginessName }) => fdGetbuginessName);
  };
  const decide = async (number: string, decision: string, more: object = {}) =>
    (await reviewer.post('/api/desk/decide', { numbers: [number], decision, note: '', ...more })).body;

  it('accepts an entry with the usual response, and shows it once a reviewer has published it', async () => {
    const { body } = await company.form('/api/getbuginess/add', entry);
    expect(body).toMatchObject({ code: 0, number: expect.stringMatching(/^FB-/) });
    expect(await names()).not.toContain('待审板材');
    const { body: pending } = await reviewer.get('/api/desk/submissions?kind=entry&state=pending');
    expect(pending.rows).toEqual([expect.objectContaining({ number: body.number, title: '待审板材', side: '2' })]);
    await decide(String(body.number), 'publish');
    expect(await names()).toContain('待审板材');
    await decide(String(body.number), 'remove');
    expect(await names()).not.toContain('待审板材');
  });

  it('does not publish an entry that the company changed after the reviewer read it', async () => {
    const named = (fdGetbuginessName: string) => ({ ...entry, fdGetbuginessName });
    const number = String((await company.form('/api/getbuginess/add', named('清白板材'))).body.number);
    const read = () => reviewer.data(`/api/desk/submission?number=${number}`);
    const publish = ({ changedAt }: { changedAt: string }) =>
      decide(number, 'publish', { seen: { [number]: 'pending' }, seenAt: { [number]: changedAt } });
    const before = await read();
    // Within the same second.
    expect((await company.form('/api/my/entry', { ...named('调换板材'), number })).body.code).toBe(0);
    const refused = [{ number, reason: '企业刚刚修改过内容，请刷新后再办' }];
    expect((await publish(before)).data).toEqual({ done: [], refused });
    expect(await names()).not.toContain('调换板材');
    expect((await publish(await read())).data).toEqual({ done: [number], refused: [] });
    expect(await names()).toContain('调换板材');
  });
});

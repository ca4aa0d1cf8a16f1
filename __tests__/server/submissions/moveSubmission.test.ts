import fs from 'node:fs';
import path from 'node:path';
import { runContentCommand } from '../../../server/content/cli';
import type { Decision, DecisionResult } from '../../../src/contract/desk';
import type { SubmissionDetail, SubmissionKind, SubmissionState } from '../../../src/contract/submission';
import { deskContent } from '../../support/deskContent';
import { application, intention, publication } from '../../support/formValues';
import { storeEnv } from '../../support/server';
import { confirmStaff, useStaff } from '../../support/staff';
import { changeRows, readRows } from '../../support/storeRows';
import { untilLocked } from '../../support/postgres';
import { describeOnEngines, useCompany, Visitor } from '../../support/visitor';

type Step = Decision | 'withdraw';

/** What has happened to a submission, and its state then. */
const ways: [kind: SubmissionKind, steps: Step[], state: SubmissionState][] = [
  ['application', [], 'submitted'],
  ['application', ['accept'], 'accepted'],
  ['application', ['grant'], 'granted'],
  ['application', ['refuse'], 'refused'],
  ['application', ['withdraw'], 'withdrawn'],
  ['intention', [], 'submitted'],
  ['intention', ['accept'], 'accepted'],
  ['intention', ['accept', 'grant'], 'granted'],
  ['intention', ['refuse'], 'refused'],
  ['intention', ['withdraw'], 'withdrawn'],
  ['entry', [], 'published'],
  ['entry', ['remove'], 'removed'],
  ['entry', ['withdraw'], 'withdrawn'],
];

describeOnEngines('a submission', (server, engine) => {
  const company = useCompany(server, '13900000001', '示例木业');
  const reviewer = useStaff(server, 'reviewer');
  beforeEach(() => changeRows(server, 'projectApplication', {}, { closedAt: 1 }));

  const sendIn = async (kind: SubmissionKind) => {
    server.pass(6000);
    if (kind === 'application') return (await company.form('/api/project/add', application())).body;
    if (kind === 'intention') return (await company.post('/api/order/add', intention)).body;
    return (await company.form('/api/getbuginess/add', publication)).body;
  };
  async function send(kind: SubmissionKind): Promise<string> {
    const body = await sendIn(kind);
    expect(body).toMatchObject({ code: 0, number: expect.any(String) });
    return String(body.number);
  }
  const withdraw = async (number: string) => {
    server.pass(6000);
    return (await company.form('/api/my/withdraw', { number })).body;
  };
  const decide = async (number: string, decision: Decision): Promise<DecisionResult> =>
    (await reviewer.post('/api/desk/decide', { numbers: [number], decision, note: '说明' })).body.data;
  const move = (number: string, step: Step) => (step === 'withdraw' ? withdraw(number) : decide(number, step));
  const read = (number: string) => company.data<SubmissionDetail>(`/api/my/submission?number=${number}`);

  it.each(ways)(
    'of the kind %s after %j is withdrawn by its company only while it is open',
    async (kind, steps, state) => {
      const number = await send(kind);
      for (const step of steps) await move(number, step);
      expect((await read(number)).state).toBe(state);
      const isOpen = ['submitted', 'accepted', 'published'].includes(state);
      expect(await withdraw(number)).toMatchObject(isOpen ? { code: 0 } : { code: 500, msg: '已办结，不能撤回' });
      expect((await read(number)).state).toBe(isOpen ? 'withdrawn' : state);
    },
  );

  const appliedAgain = { done: [], refused: [{ reason: '企业已重新申报该项目，不能重新办理' }] };

  it('that is withdrawn or refused lets the company apply again, a granted one does not', async () => {
    const first = await send('application');
    expect(await sendIn('application')).toMatchObject({ msg: '您已申报过该项目' });
    await withdraw(first);
    const second = await send('application');
    await decide(second, 'refuse');
    const third = await send('application');
    await decide(third, 'grant');
    expect(await sendIn('application')).toMatchObject({ msg: '您已申报过该项目' });
    expect(await decide(second, 'reopen')).toMatchObject(appliedAgain);
    expect((await read(second)).state).toBe('refused');
  });

  // The embedded engine has one writer at a time.
  (engine === 'postgres' ? it : it.skip)('that is reopened while another one is opened is rejected', async () => {
    const first = await send('application');
    await decide(first, 'refuse');
    const second = await send('application');
    await decide(second, 'refuse');
    const [{ fdId }] = await readRows(server, 'submission', { number: first });
    let late: Promise<DecisionResult>;
    const db = await server.store();
    await db.transaction().execute(async (trx) => {
      await trx.updateTable('projectApplication').set({ closedAt: null }).where('fdId', '=', fdId).execute();
      late = decide(second, 'reopen');
      await untilLocked(db);
    });
    expect(await late!).toMatchObject(appliedAgain);
    expect((await read(second)).state).toBe('refused');
  });

  const shown = async (number: string) =>
    company.data(`/api/getbuginess/findSupplyDemandById?fdId=${(await read(number)).targetId}`);

  it('of the kind entry is unpublished when it is withdrawn or removed, and restored as it was', async () => {
    const number = await send('entry');
    const before = await shown(number);
    expect(before).toMatchObject({ fdGetbuginessName: '多层板' });
    await decide(number, 'remove');
    expect(await shown(number)).toBeUndefined();
    await decide(number, 'publish');
    expect(await shown(number)).toMatchObject({ ...before, fdReleaseTime: expect.any(String) });
    await withdraw(number);
    expect(await shown(number)).toBeUndefined();
  });

  const edit = (number: string, fdGetbuginessName: string) =>
    company.form('/api/my/entry', { ...publication, number, fdGetbuginessName });

  it.each(['remove', 'refuse'] as const)(
    'of the kind entry waits for staff after their %s when its company publishes it again',
    async (step) => {
      const number = await send('entry');
      await decide(number, 'remove');
      if (step === 'refuse') {
        await edit(number, '待审板');
        await decide(number, 'refuse');
      }
      await edit(number, '改名板');
      expect((await read(number)).state).toBe('pending');
      expect(await shown(number)).toBeUndefined();
      await decide(number, 'publish');
      expect(await shown(number)).toMatchObject({ fdGetbuginessName: '改名板' });
    },
  );

  it('is changed once by concurrent transitions', async () => {
    const number = await send('application');
    await Promise.all((['withdraw', 'accept', 'grant'] as const).map((step) => move(number, step)));
    const actions = (await read(number)).events.map(({ action }) => action);
    // Accepted and then granted is a valid sequence; nothing follows a withdrawal.
    expect(actions.join(' ')).toMatch(/^submit (?:withdraw|accept|grant|accept grant)$/);
  });
});

describeOnEngines('a company’s entry after an operator’s import', (server) => {
  const company = useCompany(server, '13900000041');
  const staff = useStaff(server, 'administrator');
  let number: string;
  beforeAll(async () => {
    await confirmStaff(staff);
    const { fdComId } = await company.data('/api/user/info');
    number = (await company.form('/api/getbuginess/add', { ...publication, fdComId })).body.number;
  });

  type Row = Record<string, string | null>;
  const exported = async (): Promise<Row[]> => JSON.parse(String(await deskContent(staff, 'getbuginess').exported()));
  const load = async (rows: Row[], replace: boolean) => {
    const file = path.join(server.config.dataDir, 'getbuginess.json');
    fs.writeFileSync(file, JSON.stringify(rows));
    const words = ['import', 'getbuginess', file, ...(replace ? ['--replace'] : [])];
    expect(await runContentCommand(words, storeEnv(server))).toMatchObject({ ok: true });
  };
  const submission = () => company.data<SubmissionDetail>(`/api/my/submission?number=${number}`);
  const isShown = async (fdId: string) =>
    Boolean(await new Visitor(server).data(`/api/getbuginess/findSupplyDemandById?fdId=${fdId}`));

  it('is marked as removed and stored if the import deletes it, and staff can publish it again', async () => {
    const { targetId } = await submission();
    const others = (await exported()).filter(({ fdId }) => fdId !== targetId);
    await load(others, true);
    const removed = await submission();
    expect(removed).toMatchObject({ state: 'removed', endedAt: expect.any(String) });
    expect(removed.values).toMatchObject({ fdGetbuginessName: publication.fdGetbuginessName });
    expect(removed.events.at(-1)).toMatchObject({ action: 'remove', actor: null, note: '随内容导入撤下' });
    expect(await isShown(targetId)).toBe(false);
    const json = { numbers: [number], decision: 'publish', note: '恢复' };
    expect((await staff.post('/api/desk/decide', json)).body.data).toEqual({ done: [number], refused: [] });
    expect([await isShown(targetId), (await submission()).state]).toEqual([true, 'published']);
  });

  it('is marked as published with its new name if the import writes it', async () => {
    const { targetId } = await submission();
    const own = (await exported()).find(({ fdId }) => fdId === targetId)!;
    await company.form('/api/my/withdraw', { number });
    expect((await submission()).state).toBe('withdrawn');
    const before = (await submission()).events.length;
    await load([{ ...own, fdGetbuginessName: '导入的名称' }], false);
    const { state, title, endedAt, events } = await submission();
    expect({ state, title, endedAt }).toEqual({ state: 'published', title: '导入的名称', endedAt: null });
    expect(events.slice(before)).toMatchObject([{ action: 'publish', note: '随内容导入发布' }]);
    await load([own], false);
    const again = await submission();
    expect([again.title, again.events.length]).toEqual([publication.fdGetbuginessName, before + 1]);
  });
});

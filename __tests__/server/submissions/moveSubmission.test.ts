import fs from 'node:fs';
import path from 'node:path';
import { runContentCommand } from '../../../server/content/cli';
import {
  findSubmissionOrThrow,
  type Move,
  type Mover,
  moveSubmission,
} from '../../../server/submissions/moveSubmission';
import { editEntry } from '../../../server/submissions/enterSubmission';
import {
  type SubmissionDetail,
  type SubmissionKind,
  type SubmissionState,
  submissionStates,
} from '../../../src/contract/submission';
import { deskContent } from '../../support/deskContent';
import { application, intention, publication } from '../../support/formValues';
import { storeEnv } from '../../support/server';
import { confirmStaff, useStaff } from '../../support/staff';
import type { StoreTransaction } from '../../../server/db/schema';
import { accountId, changeRows, readRows } from '../../support/storeRows';
import { untilLocked } from '../../support/postgres';
import { describeOnEngines, useCompany, Visitor } from '../../support/visitor';

const publicName = '质量发展科';
const staff: Mover = { side: 'staff', accountId: 'a'.repeat(32), username: 'zhang', name: '张', publicName };

type Ways = Partial<Record<SubmissionState, Move['step'][]>>;

/** The transitions that lead to each state. */
const waysOf: Ways = { submitted: [], accepted: ['accept'], refused: ['refuse'], withdrawn: ['withdraw'] };
const waysTo: Record<SubmissionKind, Ways> = {
  application: { ...waysOf, granted: ['grant'] },
  intention: { ...waysOf, granted: ['accept', 'grant'] },
  entry: { published: [], removed: ['remove'], withdrawn: ['withdraw'] },
};

describeOnEngines('a submission', (server, engine) => {
  const company = useCompany(server, '13900000001', '示例木业');
  let fdComId: string;
  beforeAll(async () => {
    ({ fdComId } = await company.data('/api/user/info'));
  });
  const closeAll = () => changeRows(server, 'projectApplication', {}, { closedAt: 1 });
  beforeEach(async () => {
    server.pass(6000);
    await closeAll();
  });

  const sendIn: Record<SubmissionKind, () => ReturnType<Visitor['send']>> = {
    application: () => company.form('/api/project/add', application()),
    intention: () => company.post('/api/order/add', intention),
    entry: () => company.form('/api/getbuginess/add', publication),
  };
  async function send(kind: SubmissionKind): Promise<string> {
    server.pass(6000);
    const { body } = await sendIn[kind]();
    expect(body).toMatchObject({ code: 0, number: expect.any(String) });
    return String(body.number);
  }
  const moverOf = (step: Move['step']): Mover =>
    step === 'withdraw' ? { side: 'company', fdComId, name: '示例木业' } : staff;
  const write = async <Result>(work: (trx: StoreTransaction) => Promise<Result>) =>
    (await server.store()).transaction().execute(work);
  const move = (number: string, step: Move['step'], more: Partial<Move> = {}) => {
    const whole = { number, step, mover: moverOf(step), ...more };
    return write((trx) => moveSubmission(trx, whole, Date.now()));
  };
  const read = async (number: string) => findSubmissionOrThrow(await server.store(), number, null);
  const eventsOf = async (number: string) => {
    const events = await readRows(server, 'submissionEvent', { submissionId: (await read(number)).fdId });
    return events.sort((a, b) => Number(a.at) - Number(b.at));
  };
  async function reach(kind: SubmissionKind, state: SubmissionState): Promise<string> {
    const number = await send(kind);
    for (const step of waysTo[kind][state] ?? []) await move(number, step);
    expect((await read(number)).state).toBe(state);
    return number;
  }

  const cases = (['application', 'intention', 'entry'] as const).flatMap((kind) =>
    submissionStates.filter((state) => waysTo[kind][state]).map((state) => ({ kind, state })),
  );

  it.each(cases)('of the kind $kind in state $state is withdrawn by its company only while it is open', async (one) => {
    const { kind, state } = one;
    const number = await reach(kind, state);
    const outcome = move(number, 'withdraw');
    if (['submitted', 'accepted', 'published'].includes(state)) await expect(outcome).resolves.toBe('withdrawn');
    else await expect(outcome).rejects.toThrow(/不能/);
  });

  it('that is withdrawn or refused lets the company apply again, a granted one does not', async () => {
    const again = async () => {
      server.pass(6000);
      return (await sendIn.application()).body;
    };
    const first = await send('application');
    expect(await again()).toMatchObject({ msg: '您已申报过该项目' });
    await move(first, 'withdraw');
    const second = await send('application');
    await move(second, 'refuse');
    const third = await send('application');
    await move(third, 'grant');
    expect(await again()).toMatchObject({ msg: '您已申报过该项目' });
    await expect(move(second, 'reopen')).rejects.toThrow('企业已重新申报该项目');
    expect((await read(second)).state).toBe('refused');
  });

  // The embedded engine has one writer at a time.
  (engine === 'postgres' ? it : it.skip)('that is reopened while another one is open is rejected', async () => {
    const first = await send('application');
    await move(first, 'refuse');
    const second = await send('application');
    await move(second, 'refuse');
    let late: Promise<unknown> = Promise.resolve();
    await write(async (trx) => {
      await moveSubmission(trx, { number: first, step: 'reopen', mover: staff }, Date.now());
      late = expect(move(second, 'reopen')).rejects.toThrow('企业已重新申报该项目');
      await untilLocked(await server.store());
    });
    await late;
    expect([(await read(first)).state, (await read(second)).state]).toEqual(['accepted', 'refused']);
  });

  const isShown = (fdId: string) => company.data(`/api/getbuginess/findSupplyDemandById?fdId=${fdId}`);

  it('of the kind entry is unpublished when it is withdrawn or removed, and restored as it was', async () => {
    const number = await send('entry');
    const { fdId } = await read(number);
    const shown = await isShown(fdId);
    expect(shown).toMatchObject({ fdGetbuginessName: '多层板' });
    await move(number, 'remove', { note: '型号不符' });
    expect(await isShown(fdId)).toBeUndefined();
    await move(number, 'publish');
    expect(await isShown(fdId)).toMatchObject({ ...shown, fdReleaseTime: expect.any(String) });
    await move(number, 'withdraw');
    expect(await isShown(fdId)).toBeUndefined();
  });

  const edit = async (number: string, fdGetbuginessName: string) => {
    const own = { accountId: await accountId(server, '13900000001'), fdComId, fdComName: '示例木业' };
    const values = { ...publication, fdGetbuginessName };
    return write((trx) => editEntry(trx, own, number, values, { now: Date.now(), review: false }));
  };

  it.each(['remove', 'refuse'] as const)(
    'of the kind entry waits for staff after their %s when its company publishes it again',
    async (step) => {
      const number = await send('entry');
      const { fdId } = await read(number);
      await move(number, 'remove');
      if (step === 'refuse') {
        await edit(number, '待审板');
        await move(number, 'refuse');
      }
      await edit(number, '改名板');
      expect((await read(number)).state).toBe('pending');
      expect(await isShown(fdId)).toBeUndefined();
      await move(number, 'publish');
      expect(await isShown(fdId)).toMatchObject({ fdGetbuginessName: '改名板' });
    },
  );

  it('is changed once by concurrent transitions', async () => {
    const number = await send('application');
    const moves = (['withdraw', 'accept', 'grant'] as const).map((step) => move(number, step));
    const outcomes = await Promise.allSettled(moves);
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThanOrEqual(1);
    const actions = (await eventsOf(number)).map(({ action }) => action);
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

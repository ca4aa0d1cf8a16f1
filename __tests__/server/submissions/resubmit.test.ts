import { makeZip } from '../../support/archives';
import { Supplements } from '../../../server/submissions/resubmit';
import { syncSubmissions } from '../../../server/submissions/entryRow';
import { application, publication } from '../../support/formValues';
import { casesOn, testEngines } from '../../support/server';
import { smallId } from '../../support/smallSeed';
import { logInStaff, useStaff } from '../../support/staff';
import { readRows } from '../../support/storeRows';
import { useAccountServer, useCompany, Visitor } from '../../support/visitor';

interface Detail {
  state: string;
  title: string;
  changedAt: string;
  values: Record<string, string | null>;
  files: { attId: string; fileName: string; replaced: boolean }[];
  events: { action: string; actor: string | null; details: unknown }[];
  supplement: { round: number; day: string; items: object[]; by: string | null } | null;
  [name: string]: unknown;
}

const dayMs = 24 * 60 * 60 * 1000;

describe.each(testEngines)('the correction of a submission on the %s store', (engine) => {
  const server = useAccountServer({ engine, config: { review: true } });
  const company = useCompany(server, '13900000041', '补正木业');
  const reviewer = useStaff(server, 'reviewer');
  const comeBack = async () => {
    await company.logIn('13900000041', 'secret-1');
    await reviewer.logIn('reviewer', 'staff-word-1');
  };
  beforeEach(async () => {
    server.pass(6000);
    await comeBack();
  });

  const upload = async (name: string, who = company) => {
    // Files of one moment have no order.
    server.pass(1);
    return String((await who.upload(makeZip([{ name: `${name}.txt` }]), `${name}.zip`)).body.attId);
  };
  async function apply(project: number, more: Record<string, string> = {}) {
    server.pass(6000);
    const { body } = await company.form('/api/project/add', { ...application(project), ...more });
    expect(body).toMatchObject({ code: 0 });
    return String(body.number);
  }
  const decide = (number: string, decision: string, more: object = {}) =>
    reviewer.post('/api/desk/decide', { numbers: [number], decision, note: '', ...more });
  const ask = (number: string, items: object[], day = '2025-06-10') =>
    decide(number, 'supplement', { note: '其余齐全', supplement: { items, day } });
  const phone = { kind: 'field', name: 'fdSubmitterPhone', reason: '号码少一位' };
  const read = async (who: Visitor, call: 'my' | 'desk', number: string) =>
    (await who.get(`/api/${call}/submission?number=${number}`)).body.data as Detail;
  const leftOf = async (number: string) => {
    const staff = await logInStaff(server, 'reviewer');
    const { rows } = (await staff.get('/api/desk/submissions?state=open&order=due&pageSize=100')).body;
    return rows.find((row) => row.number === number)?.left;
  };
  const sendBack = (number: string, values: object, files: object = {}, key?: string) =>
    company.form(
      '/api/my/supplement',
      { number, values: JSON.stringify(values), files: JSON.stringify(files) },
      { key },
    );

  it('writes the named fields and files only, keeps both versions, and is seen by both sides', async () => {
    const old = await upload('合同');
    const number = await apply(2, { attKey_projectApplyInfoAtt: old });
    await decide(number, 'accept', { expectedDay: '2025-06-05' });
    const items = [
      phone,
      { kind: 'file', name: old, reason: '缺盖章页' },
      { kind: 'more', name: '发票', reason: '四月至六月' },
    ];
    expect((await ask(number, items)).body.data).toEqual({ done: [number], refused: [] });
    const news = async () => (await company.data('/api/user/info')).news;
    expect(await news()).toBe(1);
    const requested = await read(company, 'my', number);
    expect(await news()).toBeUndefined();
    expect(requested).toMatchObject({
      state: 'supplement',
      supplementDay: '2025-06-10',
      supplement: { items, day: '2025-06-10', round: 1, note: '其余齐全', by: '工作人员' },
    });
    expect(await company.data('/api/my/marks')).toMatchObject({ projects: { [smallId(702)]: number } });

    server.pass(3 * dayMs);
    await company.logIn('13900000041', 'secret-1');
    const files = { [old]: await upload('合同盖章'), 发票: await upload('发票') };
    const values = { fdSubmitterPhone: '02887650000', fdSubmitterName: '未被要求' };
    const sent = await sendBack(number, values, files, 'one-correction-of-a-test');
    expect(sent.body).toMatchObject({ code: 0, number });
    expect((await sendBack(number, values, files, 'one-correction-of-a-test')).body).toEqual(sent.body);
    const after = await read(await logInStaff(server, 'reviewer'), 'desk', number);
    expect(after).toMatchObject({
      state: 'accepted',
      // Three days stood still.
      expectedDay: '2025-06-08',
      unread: true,
      attachments: 2,
      supplement: null,
      // It told what to correct.
      answer: null,
      values: { fdSubmitterPhone: '02887650000', fdSubmitterName: '王一' },
    });
    expect(after.files.map(({ fileName, replaced }) => [fileName, replaced])).toEqual([
      ['合同.zip', true],
      ['合同盖章.zip', false],
      ['发票.zip', false],
    ]);
    expect(after.events.map(({ action }) => action)).toEqual(['submit', 'accept', 'supplement', 'resubmit']);
    // Of seven working days all are left.
    expect(await leftOf(number)).toBe(7);
    expect(after.events[3]!.details).toEqual({
      changes: [
        { kind: 'field', name: 'fdSubmitterPhone', before: '02887654321', after: '02887650000' },
        { kind: 'file', name: old, before: '合同.zip', after: '合同盖章.zip' },
        { kind: 'more', name: '发票', before: null, after: '发票.zip' },
      ],
    });
    expect((await sendBack(number, values)).body).toMatchObject({
      code: 500,
      msg: expect.stringMatching(/没有待补正/),
    });
  });

  it('is refused while something is missing or wrong, and nothing is written', async () => {
    const number = await apply(1);
    await ask(number, [phone, { kind: 'more', name: '发票', reason: '补交' }]);
    // The first one is told as new.
    await read(company, 'my', number);
    const before = await read(company, 'my', number);
    const stranger = await new Visitor(server).join('13900000042', '别家');
    const foreign = await upload('别家', stranger);
    const wrong: [object, object][] = [
      [{}, { 发票: await upload('发票') }],
      [{ fdSubmitterPhone: '123' }, { 发票: await upload('发票') }],
      [{ fdSubmitterPhone: '02887650000' }, {}],
      [{ fdSubmitterPhone: '02887650000' }, { 发票: foreign }],
      [{ fdSubmitterPhone: '02887650000' }, { 发票: { toString: 1 } }],
      [{ fdSubmitterPhone: '02887650000' }, { 发票: [await upload('列表')] }],
      [{ fdSubmitterPhone: '02887650000' }, { 发票: `${await upload('一')},${await upload('二')}` }],
    ];
    for (const [values, files] of wrong) expect((await sendBack(number, values, files)).body.code).toBe(500);
    const bent = await company.form('/api/my/supplement', { number, values: '[1', files: '' });
    expect(bent.body).toMatchObject({ code: 500, msg: '补正内容格式不正确' });
    const other = await stranger.form('/api/my/supplement', { number, values: '{}', files: '{}' });
    expect(other.status).toBe(404);
    expect(await read(company, 'my', number)).toEqual(before);
    expect((await company.form('/api/my/withdraw', { number })).body.code).toBe(0);
  });

  const manyFiles = Array.from({ length: 21 }, (_, place) => ({ ...phone, kind: 'more', name: `材料${place}` }));
  const bad: [string, object[], string?][] = [
    ['nothing', []],
    ['no reason', [{ ...phone, reason: ' ' }]],
    ['an unknown field', [{ ...phone, name: 'fdProjectId' }]],
    ['the file of another one', [{ kind: 'file', name: 'f'.repeat(32), reason: '缺页' }]],
    ['the same twice', [phone, phone]],
    ['more files than can be sent', manyFiles],
    ['a past day', [phone], '2025-05-31'],
    ['no day', [phone], 'soon'],
  ];
  it.each(casesOn(engine, bad))('cannot be asked for with %s', async (_what, items, day = '2025-07-10') => {
    const number = await apply(1);
    const { body } = await ask(number, items, day);
    expect(body.code === 500 || body.data.refused.length === 1).toBe(true);
    expect(await read(company, 'my', number)).toMatchObject({ state: 'submitted', supplement: null });
    expect((await company.form('/api/my/withdraw', { number })).body.code).toBe(0);
  });

  it('that is not sent in time returns to the queue, and can be asked for again', async () => {
    const number = await apply(1);
    await ask(number, [phone]);
    const supplements = new Supplements(await server.store(), server.now);
    await supplements.purge();
    expect(await read(company, 'my', number)).toMatchObject({ state: 'supplement' });
    server.pass(10 * dayMs);
    await supplements.purge();
    await comeBack();
    const late = await read(company, 'my', number);
    expect(late).toMatchObject({ state: 'submitted', supplement: null, supplementDay: null });
    expect(late.events.at(-1)).toMatchObject({ action: 'lapse', actor: null });
    await ask(number, [phone], '2025-12-31');
    expect((await read(company, 'my', number)).supplement).toMatchObject({ round: 2 });
    // Staff may take it back, and the company may withdraw. No round took any of the time.
    server.pass(2 * dayMs);
    await comeBack();
    await decide(number, 'reopen');
    expect(await leftOf(number)).toBe(7);
    expect(await read(company, 'my', number)).toMatchObject({ state: 'submitted', supplement: null });
    await ask(number, [phone], '2025-12-31');
    expect((await company.form('/api/my/withdraw', { number })).body.code).toBe(0);
  });

  it('of an edited entry leaves the published one as it is until the edit is accepted', async () => {
    const { body } = await company.form('/api/getbuginess/add', publication);
    const number = String(body.number);
    await decide(number, 'publish');
    const shown = async () => {
      const { rows } = (await new Visitor(server).get('/api/getbuginess/list?type=2&pageSize=500')).body;
      return rows.map(({ fdGetbuginessName }) => fdGetbuginessName);
    };
    const edit = (name: string) => {
      server.pass(6000);
      return company.form('/api/my/entry', { ...publication, number, fdGetbuginessName: name });
    };
    await edit('改一');
    expect(await shown()).toContain('多层板');
    expect((await read(reviewer, 'desk', number)).events.at(-1)!.details).toEqual({
      changes: [{ kind: 'field', name: 'fdGetbuginessName', before: '多层板', after: '改一' }],
    });
    await ask(number, [{ kind: 'field', name: 'fdGetbuginessName', reason: '写全称' }], '2025-12-31');
    expect((await edit('绕过')).body).toMatchObject({ code: 500, msg: '请按补正要求修改后再次提交' });
    server.pass(6000);
    await sendBack(number, { fdGetbuginessName: '改二' });
    expect(await read(reviewer, 'desk', number)).toMatchObject({ state: 'pending', title: '改二' });
    expect(await shown()).toContain('多层板');
    await decide(number, 'refuse', { note: '不符' });
    expect(await read(reviewer, 'desk', number)).toMatchObject({ state: 'published', title: '多层板' });
    expect(await shown()).toContain('多层板');
    await edit('改三');
    await decide(number, 'publish');
    expect(await shown()).toEqual(expect.arrayContaining(['改三']));
    expect(await shown()).not.toContain('多层板');
  });

  it.each(['published', 'removed'] as const)(
    'and an edit outlast an import by which the entry is %s',
    async (outcome) => {
      const { body } = await company.form('/api/getbuginess/add', publication);
      const number = String(body.number);
      await decide(number, 'publish');
      server.pass(6000);
      await company.form('/api/my/entry', { ...publication, number, fdGetbuginessName: '改后' });
      await ask(number, [{ kind: 'field', name: 'fdGetbuginessName', reason: '写全称' }], '2025-12-31');
      const before = await read(company, 'my', number);
      const { fdId } = (await readRows(server, 'submission', { number }))[0]!;
      const writing = (await server.store()).transaction();
      await writing.execute((trx) => syncSubmissions(trx, [fdId], outcome, server.now()));
      expect(await read(company, 'my', number)).toMatchObject({
        ...{ state: 'supplement', title: '改后', values: before.values, supplement: before.supplement },
      });
      await sendBack(number, { fdGetbuginessName: '改后全称' });
      expect((await decide(number, 'publish')).body.data).toEqual({ done: [number], refused: [] });
    },
  );
});

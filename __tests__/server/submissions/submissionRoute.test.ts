import { application, intention, publication } from '../../support/formValues';
import { casesOn, testEngines } from '../../support/server';
import { smallId } from '../../support/smallSeed';
import { changeRows, deleteRows, readRows } from '../../support/storeRows';
import { Visitor, useAccountServer, useCompany, useFreshServer, type Answer } from '../../support/visitor';

type Fields = Record<string, string>;

/** One of the three submission routes: a valid body, and errors that no rule of a form can tell (those: contract/forms.test.ts). */
interface Case {
  path: string;
  table: 'projectApplication' | 'purchaseIntention' | 'getbuginess';
  json?: true;
  /** The message for an identical repeated submission. */
  once?: string;
  right: Fields;
  wrong: [what: string, fields: Fields, msg: string][];
}

const lostFile = '附件不存在或已失效，请重新上传';

const cases: Case[] = [
  {
    path: '/api/project/add',
    table: 'projectApplication',
    once: '您已申报过该项目',
    right: {
      ...application(),
      fdComName: '',
      fdComId: '',
      fdApplicantEmail: '',
      fdApplicationInfo: '第一行\n第二行',
      attKey_projectApplyInfoAtt: '',
    },
    wrong: [
      ['项目 missing', { fdProjectId: '' }, '请选择项目'],
      ['项目 unknown', { fdProjectId: smallId(799) }, '所选项目不存在'],
      ['项目名称 empty', { fdProjectName: '' }, '请填写项目名称'],
      ['项目名称 of another project', { fdProjectName: '项目 2' }, '项目名称与所选项目不一致'],
      ['附件 that was never uploaded', { attKey_projectApplyInfoAtt: 'a'.repeat(32) }, lostFile],
      ['附件 that is no id', { attKey_projectApplyInfoAtt: '../etc' }, lostFile],
      ['联系人 empty', { fdSubmitterName: '' }, '请填写联系人'],
    ],
  },
  {
    path: '/api/order/add',
    table: 'purchaseIntention',
    json: true,
    right: { ...intention, fdComId: '', fdComName: '', fdContactEmail: 'one@example.com', fdContactWechat: '' },
    wrong: [
      ['应用 missing', { fdAppId: '' }, '请选择应用'],
      ['应用 unknown', { fdAppId: smallId(199) }, '所选应用不存在'],
      ['应用名称 empty', { fdAppName: '' }, '请填写应用名称'],
      ['应用名称 of another app', { fdAppName: '应用 2' }, '应用名称与所选应用不一致'],
      ['联系人 empty', { fdContactName: '' }, '请填写联系人'],
    ],
  },
  {
    path: '/api/getbuginess/add',
    table: 'getbuginess',
    right: { ...publication, fdComId: '' },
    wrong: [
      ['供需类型 missing', { fdGetbuginessType: '' }, '请选择供需类型'],
      ['供需类型 unknown', { fdGetbuginessType: '3' }, '供需类型不正确'],
      ['类别 unknown', { fdType: 'nothing' }, '所选类别不存在'],
      ['截止日期 in ISO form', { fdDeadlineTime: '2026-12-31T00:00:00Z' }, '日期格式不正确'],
      ['截止日期 of no month', { fdDeadlineTime: '2099-02-31' }, '日期格式不正确'],
      ['截止日期 at an hour of another day', { fdDeadlineTime: '2099-02-01 30:00' }, '日期格式不正确'],
    ],
  },
];

const done = { code: 0, msg: '操作成功', number: expect.stringMatching(/^(?:SB|YX|FB)-2025060[12]-\d{4,}$/) as string };

const onEngines = testEngines.flatMap((engine) => cases.map((one) => ({ engine, ...one })));

describe.each(onEngines)('POST $path on the $engine store', ({ engine, path, table, json, once, right, wrong }) => {
  const server = useAccountServer({ engine });
  const visitor = useCompany(server, '13900000001', '示例木业');
  let count = 0;
  const post = (fields: Fields, sent: { token?: string | null; key?: string } = {}, who = visitor): Promise<Answer> =>
    json ? who.post(path, fields, sent) : who.form(path, fields, sent);
  const key = () => `key-${(count += 1)}-of-a-test`;

  /** Stored rows of this route. */
  const stored = async () => (await readRows(server, table)).length;

  /** Avoids that earlier submissions block the same content. */
  const forget = () => (once ? deleteRows(server, 'projectApplication') : undefined);
  beforeEach(async () => {
    server.pass(6000);
    await forget();
  });

  it.each(casesOn(engine, wrong))('rejects what its form does not let through: %s', async (_what, fields, msg) => {
    const before = await stored();
    const { status, body } = await post({ ...right, ...fields }, { key: key() });
    expect([status, body]).toEqual([200, { code: 500, msg }]);
    expect(await stored()).toBe(before);
  });

  it.each([
    ['no token', null],
    ['an unknown token', 'x'.repeat(43)],
    ['an empty token', ''],
  ])('rejects %s with 401', async (_what, token) => {
    const answer = await post(right, { token, key: key() }, new Visitor(server));
    expect(answer).toMatchObject({ status: 401, body: { code: 401 } });
  });

  it('refuses an account without a company', async () => {
    const before = await stored();
    const office = new Visitor(server);
    await office.logIn('13800000002', 'demo1234');
    expect((await post(right, { key: key() }, office)).body.code).toBe(500);
    expect(await stored()).toBe(before);
  });

  it("refuses another company's id", async () => {
    const other = await new Visitor(server).join('13900000002', '别家木业');
    const { fdComId } = await other.data('/api/user/info');
    const { body } = await post({ ...right, fdComId }, { key: key() });
    expect(body).toEqual({ code: 500, msg: '企业信息与当前账号不一致' });
  });

  it('answers a repeated key with the first response, in another session of the account too, and stores one row', async () => {
    const before = await stored();
    const sent = { key: key() };
    const again = new Visitor(server);
    await again.logIn('13900000001', 'secret-1');
    expect(again.token).not.toBe(visitor.token);
    const answers = [await post(right, sent), await post(right, sent), await post(right, sent, again)];
    expect(answers.map(({ status, body }) => [status, body])).toEqual(Array(3).fill([200, done]));
    expect(new Set(answers.map(({ body }) => body.number)).size).toBe(1);
    expect(await stored()).toBe(before + 1);
  });

  it('rejects a repeated key with another body with 422', async () => {
    const sent = { key: key() };
    await post(right, sent);
    const person = Object.keys(right).find((name) => /Name$|Person$/.test(name) && right[name] === '王一')!;
    expect(await post({ ...right, [person]: '李二' }, sent)).toMatchObject({ status: 422, body: { code: 422 } });
  });

  it('stores no response to a rejected write, so that a corrected one succeeds with the same key', async () => {
    const sent = { key: key() };
    const phone = Object.keys(right).find((name) => name.endsWith('Phone'))!;
    expect((await post({ ...right, [phone]: '1' }, sent)).body.code).toBe(500);
    expect((await post(right, sent)).body).toEqual(done);
  });

  it("keeps two accounts' equal keys apart", async () => {
    const other = await new Visitor(server).join('13900000003', '第三家');
    const before = await stored();
    const sent = { key: key() };
    await post(right, sent);
    await post(right, sent, other);
    expect(await stored()).toBe(before + 2);
  });

  it('stores one row for 50 concurrent requests with one key', async () => {
    const before = await stored();
    const sent = { key: key() };
    const answers = await Promise.all(Array.from({ length: 50 }, () => post(right, sent)));
    expect(answers.every(({ body }) => body.code === 0)).toBe(true);
    expect(await stored()).toBe(before + 1);
  });

  it(`stores ${once ? 'one of' : ''} a hundred that come at once with a key each`, async () => {
    const before = await stored();
    const answers = await Promise.all(Array.from({ length: 100 }, () => post(right, { key: key() })));
    const taken = once ? 1 : 100;
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(taken);
    expect(answers.filter(({ body }) => body.msg === once)).toHaveLength(100 - taken);
    expect(await stored()).toBe(before + taken);
    const numbers = answers.flatMap(({ body }) => body.number ?? []);
    expect(new Set(numbers).size).toBe(taken);
  });

  it('forgets a key after a day', async () => {
    const before = await stored();
    const sent = { key: key() };
    await post(right, sent);
    expect(await stored()).toBe(before + 1);
    server.pass(24 * 60 * 60 * 1000);
    await visitor.logIn('13900000001', 'secret-1');
    await forget();
    const left = await stored();
    await post(right, sent);
    expect(await stored()).toBe(left + 1);
  });

  it('rejects the same content without a key within five seconds', async () => {
    expect((await post(right)).body).toEqual(done);
    server.pass(4999);
    expect((await post(right)).body).toEqual({ code: 500, msg: '不允许重复提交，请稍后再试' });
    server.pass(1);
    await forget();
    expect((await post(right)).body).toEqual(done);
  });

  it('rejects an invalid key', async () => {
    expect((await post(right, { key: 'short' })).status).toBe(400);
  });
});

describe('an entry', () => {
  const server = useFreshServer();
  const visitor = useCompany(server, '13900000001', '示例木业');
  const publish = (fields: Fields) => visitor.form(cases[2].path, { ...cases[2].right, ...fields });

  it('appears on its list at once, under the typed name and its account’s company, with numbers and dates in wire format', async () => {
    const list = '/api/getbuginess/list?pageNum=1&pageSize=9&type=2&category=board';
    const before = (await visitor.get(list)).body;
    await publish({ fdComName: '示例木业二厂', fdDeadlineTime: '2026/3/3' });
    const { rows, total } = (await visitor.get(list)).body;
    const [row] = rows;
    expect(total).toBe(before.total + 1);
    expect(row).toMatchObject({
      fdId: expect.stringMatching(/^[0-9a-f]{32}$/),
      fdComName: '示例木业二厂',
      fdCreateBy: '示例木业',
      fdGetbuginessName: '多层板',
      fdGetbuginessNumber: 12,
      fdGetbuginessPrice: 36.5,
      fdReleaseTime: '2025-06-01 08:00:00',
      fdDeadlineTime: '2026-03-03',
      fdStatus: '1',
    });
    expect(await visitor.data(`/api/getbuginess/findSupplyDemandById?fdId=${row.fdId}`)).toEqual(row);
  });

  it('may have a deadline of today in China, and an amount of zero', async () => {
    // Half past midnight in China is still the day before in UTC.
    server.pass(16.5 * 60 * 60 * 1000);
    await visitor.logIn('13900000001', 'secret-1');
    const over = { code: 500, msg: '请选择今天或以后的日期' };
    expect((await publish({ fdDeadlineTime: '2025-06-01' })).body).toEqual(over);
    expect((await publish({ fdDeadlineTime: '2025-06-02', fdGetbuginessPrice: '0' })).body).toEqual(done);
    const { body } = await visitor.get('/api/getbuginess/list?pageNum=1&pageSize=1&type=2');
    expect(body.rows).toMatchObject([{ fdDeadlineTime: '2025-06-02', fdGetbuginessPrice: 0 }]);
  });
});

describe.each(testEngines)('an application on the %s store', (engine) => {
  const { path, right } = cases[0];
  const refused = { code: 500, msg: '您已申报过该项目' };
  const over = { code: 500, msg: '该项目申报已截止' };
  const server = useFreshServer({ engine });
  const visitor = useCompany(server, '13900000001', '示例木业');
  let keys = 0;
  const apply = (fields: Fields = {}, key = `application-${(keys += 1)}`, who = visitor) =>
    who.form(path, { ...right, ...fields }, { key });
  const end = (fdApplicationEnd: string | null) => changeRows(server, 'project', {}, { fdApplicationEnd });

  it('is accepted once per company and project, whatever the second one contains', async () => {
    expect((await apply()).body).toEqual(done);
    expect((await apply({ fdSubmitterName: '李二' })).body).toEqual(refused);
    expect((await apply(application(2))).body).toEqual(done);
    const other = await new Visitor(server).join('13900000002', '别家木业');
    expect((await apply({}, 'of-the-other', other)).body).toEqual(done);
    const stored = await readRows(server, 'projectApplication');
    expect(stored.map(({ fdSubmitterName }) => fdSubmitterName)).toEqual(['王一', '王一', '王一']);
  });

  it('repeated with its key gets the first response, also after the last day', async () => {
    expect((await apply({}, 'the-same-act')).body).toEqual(done);
    expect((await apply({}, 'another-act')).body).toEqual(refused);
    expect((await apply({}, 'the-same-act')).body).toEqual(done);
    await end('2025-05-31');
    expect((await apply({}, 'the-same-act')).body).toEqual(done);
    expect((await apply(application(2))).body).toEqual(over);
  });

  it('is accepted on the project’s last day in China, and not after it', async () => {
    await end('2025-06-01');
    server.pass(Date.parse('2025-06-01T23:59:59+08:00') - server.now());
    await visitor.logIn('13900000001', 'secret-1');
    expect((await apply()).body).toEqual(done);
    server.pass(1000);
    const second = application(2);
    expect((await apply(second)).body).toEqual(over);
    for (const open of ['2025-06-02 00:00:00', '待定', null]) {
      await end(open);
      await deleteRows(server, 'projectApplication');
      expect((await apply(second)).body).toEqual(done);
    }
  });
});

describe('bodies of another type', () => {
  const server = useAccountServer();
  const visitor = useCompany(server, '13900000001');

  it.each([
    ['/api/project/add', '请选择项目'],
    ['/api/getbuginess/add', '请填写公司名称'],
  ])('%s ignores JSON, so that the first required field is missing', async (path, msg) => {
    const { right } = cases.find((one) => one.path === path)!;
    expect((await visitor.post(path, right)).body).toEqual({ code: 500, msg });
  });

  it('/api/order/add accepts a form as well', async () => {
    expect((await visitor.form('/api/order/add', cases[1].right)).body).toEqual(done);
  });

  it('a body that is too large is rejected', async () => {
    const answer = await visitor.form('/api/project/add', { fdApplicationInfo: 'a'.repeat(300_000) });
    expect(answer.status).toBe(413);
  });
});

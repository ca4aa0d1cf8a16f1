import * as passwords from '../../../server/auth/passwords';
import { removeDemo } from '../../../server/content/demoContent';
import { addStaff, confirmStaff, logInStaff, useStaff } from '../../support/staff';
import { publication } from '../../support/formValues';
import { accountId as idIn, changeAccount, changeRows, readRows } from '../../support/storeRows';
import { describeOnEngines, startAccountServer, Visitor } from '../../support/visitor';

describeOnEngines("the desk's settings", (server) => {
  const keeper = useStaff(server, 'administrator', 'keeper');
  const post = (path: string, json: object, visitor = keeper) => visitor.post(`/api/desk/${path}`, json);
  const settings = () => keeper.data('/api/desk/settings');
  const staffNamed = async (username: string) =>
    (await keeper.data<{ username: string }[]>('/api/desk/staff')).find((line) => line.username === username)!;
  const idOf = (username: string) => idIn(server, username);
  const companies = async (q = '') =>
    (await keeper.get(`/api/desk/companies?pageNum=1&pageSize=50&q=${encodeURIComponent(q)}`)).body.rows;
  const usernames = async (q: string) => (await companies(q)).map(({ username }) => username).sort();
  /** A password that the desk makes. */
  const newPassword = async (path: string, json: object): Promise<string> =>
    (await post(path, json)).body.data.password;

  beforeAll(() => confirmStaff(keeper));

  it('change the portal’s contacts at once, and are recorded in the audit log', async () => {
    const valueOf = async (type: string) => {
      const { rows } = (await new Visitor(server).get(`/api/system/navigation?type=${encodeURIComponent(type)}`)).body;
      return rows[0]?.configValue;
    };
    const before = await settings();
    const changes = { email: 'new@example.com', demand: 'false', ai: '/shopping_mall' };
    expect((await post('settings', changes)).body.code).toBe(0);
    expect(await valueOf('contactUs:email')).toBe('new@example.com');
    expect(await valueOf('demand')).toBe('false');
    expect(await settings()).toEqual({ ...before, ...changes });
    expect((await post('settings', { ai: '' })).body.code).toBe(0);
    expect(await valueOf('home:ai')).toBe('');
    const record = { actor: 'keeper', target: 'navigation', title: '邮箱、需求栏目、AI 助手地址', note: null };
    const records = await readRows(server, 'deskRecord', { action: 'settings:save' });
    expect(records).toContainEqual(expect.objectContaining(record));
  });

  it.each([
    [{ email: 'new@' }, '邮箱格式不正确'],
    [{ demand: 'maybe' }, /需求栏目/],
    [{ ai: 'javascript:alert(1)' }, /AI 助手/],
    [{ ai: '//example.com' }, /AI 助手/],
    [{ footer: 'x'.repeat(501) }, /500/],
  ])('reject %j and change nothing', async (json, msg) => {
    const before = await settings();
    const { code, msg: message } = (await post('settings', json)).body;
    expect(code).not.toBe(0);
    expect(message).toMatch(msg);
    expect(await settings()).toEqual(before);
  });

  it('let a demo account, whose password is public, change demo accounts only', async () => {
    await new Visitor(server).join('13900000409', '真实木业');
    const demo = new Visitor(server);
    await demo.logIn('13800000002', 'demo1234');
    await confirmStaff(demo, 'demo1234');
    const refused = { code: 500, msg: '演示账号只能管理演示账号' };
    const [real, keeperId, demoId] = [await idOf('13900000409'), await idOf('keeper'), await idOf('13800000002')];
    for (const [path, json] of [
      ['companies/disable', { accountId: real, disabled: true }],
      ['companies/password', { accountId: real }],
      ['staff/password', { accountId: keeperId }],
      ['staff/change', { accountId: keeperId, role: 'editor' }],
      ['staff/factor', { accountId: keeperId }],
    ] as const) {
      expect([path, (await post(path, json, demo)).body]).toEqual([path, refused]);
    }
    expect((await post('staff/change', { accountId: demoId, displayName: '演示' }, demo)).body.code).toBe(0);
    expect((await keeper.get('/api/desk/me')).status).toBe(200);
  });

  it('report a conflict on the same field, and merge changes of other fields', async () => {
    const seen = await settings();
    expect((await post('settings', { phone: '028-1', seen })).body.code).toBe(0);
    const late = await post('settings', { phone: '028-2', footer: '二', seen });
    expect(late.body).toEqual({
      code: 409,
      msg: '电话 刚刚由他人修改，请核对后再保存',
      data: { ...seen, phone: '028-1' },
    });
    expect(await settings()).toEqual({ ...seen, phone: '028-1' });
    // The same change in another line, or to the same value, loses nothing.
    expect((await post('settings', { phone: '028-1', footer: '二', seen })).body.code).toBe(0);
    expect(await settings()).toEqual({ ...seen, phone: '028-1', footer: '二' });
    // A form opened earlier does not overwrite fields that were not edited in it.
    expect((await post('settings', { ...seen, postcode: '610000', seen })).body.code).toBe(0);
    expect(await settings()).toEqual({ ...seen, phone: '028-1', footer: '二', postcode: '610000' });
    const opened = await settings();
    const answers = await Promise.all(['a', 'b', 'c'].map((address) => post('settings', { address, seen: opened })));
    expect(answers.map(({ body }) => body.code).sort()).toEqual([0, 409, 409]);
  });

  it('manage a staff account whatever its name begins with', async () => {
    await post('staff', { username: 'closed-shop', displayName: '夜班', role: 'reviewer' });
    const accountId = await idOf('closed-shop');
    expect((await post('staff/change', { accountId, disabled: true })).body.code).toBe(0);
    expect(await staffNamed('closed-shop')).toMatchObject({ disabled: true });
  });

  it('create a staff account, with a password that is shown once and not stored', async () => {
    const generated = await newPassword('staff', { username: 'chen', displayName: '陈珂', role: 'reviewer' });
    const chen = new Visitor(server);
    expect((await chen.logIn('chen', generated)).body).toMatchObject({ code: 0, is_cust: '0' });
    const me = () => chen.data('/api/desk/me');
    expect(await me()).toMatchObject({ displayName: '陈珂', role: 'reviewer', newPasswordNeeded: true });
    const refused = await chen.get('/api/desk/submissions');
    expect([refused.status, refused.body.msg]).toEqual([403, '请先修改由他人生成的密码']);
    const own = { password: 'chen-words-7', confirmPassword: 'chen-words-7' };
    // As the desk sends it.
    expect((await chen.post('/api/my/password', { oldPassword: generated, ...own })).body.code).toBe(0);
    expect(await me()).toMatchObject({ newPasswordNeeded: false });
    expect((await chen.get('/api/desk/submissions')).status).toBe(200);
    expect((await post('staff', { username: 'chen', displayName: '陈珂', role: 'editor' })).body.code).toBe(500);
    expect(JSON.stringify(await readRows(server, 'deskRecord'))).not.toContain(generated);
  });

  it.each([
    [{ username: '', displayName: '甲', role: 'editor' }, '请填写用户名'],
    [{ username: 'a b', displayName: '甲', role: 'editor' }, '用户名不能含空格'],
    [{ username: 'jia', displayName: '', role: 'editor' }, '请填写姓名'],
    [{ username: 'jia', displayName: '甲', role: 'king' }, /角色/],
  ])('do not create an account of %j', async (json, msg) => {
    expect((await post('staff', json)).body).toEqual({ code: 500, msg: expect.stringMatching(msg) });
  });

  it('change a role from the next call on, and end the sessions of a disabled account', async () => {
    const editor = await logInStaff(server, 'editor', 'li');
    const accountId = await idOf('li');
    expect((await post('staff/change', { accountId, role: 'reviewer' })).body.code).toBe(0);
    expect(await editor.data('/api/desk/me')).toMatchObject({ role: 'reviewer' });
    await post('staff/change', { accountId, disabled: true });
    expect((await editor.get('/api/desk/me')).status).toBe(401);
    expect(await staffNamed('li')).toMatchObject({ disabled: true });
    await post('staff/change', { accountId, disabled: false });
    expect((await editor.logIn('li', await newPassword('staff/password', { accountId }))).body.code).toBe(0);
    expect(await editor.data('/api/desk/me')).toMatchObject({ newPasswordNeeded: true });
  });

  it('always keep an administrator, even if two demote each other concurrently', async () => {
    const accountId = await idOf('keeper');
    // The initial administrator.
    await post('staff/change', { accountId: await idOf('13800000002'), disabled: true });
    expect((await post('staff/change', { accountId, role: 'editor' })).body.msg).toBe('至少要保留一名可以登录的管理员');
    expect((await post('staff/change', { accountId, disabled: true })).body.msg).toBe('不能停用自己的账号');
    const second = await logInStaff(server, 'administrator', 'second');
    await confirmStaff(second);
    const other = await idOf('second');
    const answers = await Promise.all([
      post('staff/change', { accountId: other, role: 'editor' }),
      post('staff/change', { accountId, role: 'editor' }, second),
    ]);
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(1);
    await changeAccount(server, 'keeper', { role: 'administrator' });
  });

  it('find companies by phone and name, and take special characters literally', async () => {
    await new Visitor(server).join('13900000301', '百分百100%木业');
    await new Visitor(server).join('13900000302', '下划线_木业');
    expect(await usernames('1390000030')).toEqual(['13900000301', '13900000302']);
    expect(await usernames('0%木')).toEqual(['13900000301']);
    expect(await usernames('线_')).toEqual(['13900000302']);
    expect(await usernames('没有这家')).toEqual([]);
    for (const name of await usernames('')) expect(name).toMatch(/^13/);
  });

  it('block a company at once, unblock it, and give it a working password', async () => {
    const company = await new Visitor(server).join('13900000303', '停用木业');
    const [{ accountId }] = await companies('停用木业');
    expect((await post('companies/disable', { accountId, disabled: true })).body.code).toBe(0);
    expect((await company.get('/api/user/info')).status).toBe(401);
    expect((await company.logIn('13900000303', 'secret-1')).body.msg).toBe('用户已封禁，请联系管理员');
    await post('companies/disable', { accountId, disabled: false });
    const password = await newPassword('companies/password', { accountId });
    expect((await company.logIn('13900000303', password)).body.code).toBe(0);
    // Staff know this one: nothing is sent with it, but the change of it.
    const refused = { code: 403, msg: '请先在“企业资料”里修改由他人生成的密码' };
    const entry = { ...publication, fdComName: '' };
    expect((await company.form('/api/getbuginess/add', entry)).body).toEqual(refused);
    expect((await company.upload(Buffer.from('PK'), 'a.zip')).body).toEqual(refused);
    expect((await company.get('/api/user/info')).status).toBe(200);
    expect(await company.data('/api/my/profile')).toMatchObject({ newPasswordNeeded: true });
    const own = { oldPassword: password, password: 'own-secret-7', confirmPassword: 'own-secret-7' };
    company.token = (await company.form('/api/my/password', own)).body.data.token;
    expect(await company.data('/api/my/profile')).not.toHaveProperty('newPasswordNeeded');
    expect((await company.form('/api/getbuginess/add', entry)).body).not.toEqual(refused);
    expect((await company.logIn('13900000303', 'secret-1')).body.code).toBe(500);
    // Of one moment: in the order in which they were stored.
    const lines = (await readRows(server, 'deskRecord')).filter(({ target }) => target === accountId);
    expect(lines.map(({ action }) => action)).toEqual(['company:disable', 'company:enable', 'company:password']);
  });

  it('show no closed account, and change staff and companies by their own calls only', async () => {
    const company = await new Visitor(server).join('13900000304', '注销木业');
    const [{ accountId }] = await companies('注销木业');
    await company.form('/api/my/close', { password: 'secret-1' });
    expect(await companies('注销木业')).toEqual([]);
    expect((await post('companies/disable', { accountId, disabled: false })).status).toBe(404);
    expect((await post('companies/password', { accountId: await idOf('keeper') })).status).toBe(404);
    expect((await post('staff/password', { accountId })).status).toBe(404);
  });
});

it('accounts created by a demo account are removed with the demo', async () => {
  const server = await startAccountServer({ config: { demo: true } });
  const visitor = await logInStaff(server, 'administrator');
  await confirmStaff(visitor);
  await changeRows(server, 'account', { isCust: '0' }, { demo: '1' });
  const json = { username: 'backdoor', displayName: '后门', role: 'administrator' };
  expect((await visitor.post('/api/desk/staff', json)).body.code).toBe(0);
  expect(await readRows(server, 'account', { username: 'backdoor' })).toMatchObject([{ demo: '1' }]);
  await removeDemo(await server.store());
  expect(await readRows(server, 'account', { isCust: '0' })).toEqual([]);
});

jest.mock('../../../server/auth/passwords', () => {
  const actual = jest.requireActual<typeof passwords>('../../../server/auth/passwords');
  return { ...actual, hashPassword: jest.fn(actual.hashPassword) };
});

it.each([
  ['staff', { username: 'backdoor', displayName: '后门', role: 'administrator' }],
  ['staff/password', { username: 'keeper' }],
])('a demo account that is removed meanwhile changes no real account by %s', async (path, { username, ...json }) => {
  const server = await startAccountServer({ config: { demo: true } });
  await addStaff(server, 'administrator', 'keeper');
  const demo = await logInStaff(server, 'administrator');
  await confirmStaff(demo);
  await changeAccount(server, 'administrator', { demo: '1' });
  const before = await readRows(server, 'account', { demo: '0' });
  const { hashPassword } = jest.requireActual<typeof passwords>('../../../server/auth/passwords');
  jest.mocked(passwords.hashPassword).mockImplementationOnce(async (...given) => {
    await removeDemo(await server.store());
    return hashPassword(...given);
  });
  const accountId = before.find((account) => account.username === username)?.fdId;
  const answer = await demo.post(`/api/desk/${path}`, { username, accountId, ...json });
  expect(answer.body.code).not.toBe(0);
  expect(await readRows(server, 'account', { isCust: '0' })).toEqual(before);
});

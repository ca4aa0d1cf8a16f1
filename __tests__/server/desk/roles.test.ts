import { PassThrough } from 'node:stream';
import { TOTP } from 'otpauth';
import { type DeskPart, deskParts, mayUse, staffRoles } from '../../../src/contract/desk';
import { routeTable } from '../../support/routeTable';
import { testEngines, usualEngines } from '../../support/server';
import { confirmStaff, logInStaff } from '../../support/staff';
import { accountId as idIn, changeAccount, readRows } from '../../support/storeRows';
import { describeOnEngines, startAccountServer, useAccountServer, Visitor } from '../../support/visitor';

const lists = ['counts', 'handlers', 'records', 'reports', 'submission', 'submissions', 'templates'];

/** The calls of each part of the desk, by the segment after `/api/desk/`. */
const callsOf: Record<DeskPart, string[]> = {
  inbox: [...lists, 'attachment', 'decide', 'export', 'note'],
  settings: ['calendar', 'companies', 'notices', 'settings', 'staff', 'webhooks'],
  content: ['content', 'documents', 'pictures'],
  today: ['today'],
};
const openToEveryRole = ['me', 'confirm', 'factor'];

/** The part that a call belongs to; null: open to every role. */
function partOf(path: string): DeskPart | null | undefined {
  const call = path.split('/')[3] ?? '';
  if (openToEveryRole.includes(call)) return null;
  return (Object.keys(callsOf) as DeskPart[]).find((part) => callsOf[part].includes(call));
}

describe.each(usualEngines)('the desk’s calls on the %s store', (engine) => {
  const server = useAccountServer({ engine });

  const routes = () =>
    routeTable(server.app).filter(({ method, path }) => path.startsWith('/api/desk') && method !== 'HEAD');
  const call = (visitor: Visitor, { method, path }: { method: string; path: string }) =>
    visitor.send(method as 'GET', path, method === 'GET' ? {} : { json: {} });

  it('each belong to a part that the contract names', () => {
    expect(routes().length).toBeGreaterThan(0);
    expect(routes().filter(({ path }) => partOf(path) === undefined)).toEqual([]);
    for (const part of Object.keys(callsOf)) expect(Object.keys(deskParts)).toContain(part);
  });

  it('respond with 404 for an unknown call, with and without a login', async () => {
    const staff = await logInStaff(server, 'administrator');
    for (const visitor of [new Visitor(server), staff]) {
      for (const path of ['/api/desk', '/api/desk/nothing', '/api/desk/content/nothing', '/api/my/nothing']) {
        for (const accept of ['application/json, text/plain, */*', 'text/html,*/*']) {
          const { status, body } = await visitor.get(path, { headers: { accept } });
          expect([path, status, body]).toEqual([path, 404, { code: 404, msg: '请求的资源不存在' }]);
        }
      }
    }
    const { status, body } = await staff.send('POST', '/api/desk/records', { json: {} });
    expect([status, body]).toEqual([405, { code: 405, msg: '请求方式不支持' }]);
  });

  it('are rejected if the role is removed before the body has arrived', async () => {
    const reviewer = await logInStaff(server, 'reviewer', 'held-back');
    const body = new PassThrough();
    const late = Promise.resolve(
      server.app.inject({
        ...{ method: 'POST', url: '/api/desk/reports/close', payload: body },
        headers: { authorization: `Bearer ${reviewer.token}`, 'content-type': 'application/json' },
      }),
    );
    body.write('{"fdId":"1",');
    // The call is pending: another call of the same person has completed.
    expect((await reviewer.get('/api/desk/reports')).status).toBe(200);
    await changeAccount(server, 'held-back', { role: 'editor' });
    body.end('"answer":""}');
    expect((await late).statusCode).toBe(403);
  });

  it('respond with 403 and a reason to a company', async () => {
    const company = await new Visitor(server).join('13900000021');
    for (const route of routes()) {
      const refused = { code: 403, msg: '当前账号不是工作人员账号，不能使用工作台' };
      expect([route, await call(company, route)]).toMatchObject([route, { status: 403, body: refused }]);
    }
  });

  it('respond with 403 to each role exactly if the part is not its own', async () => {
    for (const role of staffRoles) {
      const staff = await logInStaff(server, role);
      for (const route of routes()) {
        const part = partOf(route.path) ?? null;
        const { status, body, headers } = await call(staff, route);
        const isForbidden = part !== null && !mayUse(role, part);
        expect([role, route, status === 403, status === 401]).toEqual([role, route, isForbidden, false]);
        if (status === 403) expect(body.msg).toBe('当前账号没有使用此功能的权限，请联系管理员');
        expect(headers['cache-control']).toMatch(/no-store/);
      }
    }
  });

  it('respond with 403 to a back-office account without a role', async () => {
    const nobody = await logInStaff(server, null);
    for (const route of routes()) expect([route, await call(nobody, route)]).toMatchObject([route, { status: 403 }]);
  });

  it('return the calling staff member', async () => {
    const editor = await logInStaff(server, 'editor');
    expect((await editor.get('/api/desk/me')).body.data).toEqual({
      username: 'editor',
      displayName: 'editor',
      role: 'editor',
      secondFactor: false,
      factorNeeded: false,
      newPasswordNeeded: false,
    });
    await changeAccount(server, 'editor', { displayName: '陈珂' });
    expect(await editor.data('/api/desk/me')).toMatchObject({ displayName: '陈珂' });
  });
});

const minute = 60_000;
const password = 'staff-word-1';
const again = { code: 440, msg: '请再次输入登录密码，确认是您本人' };

/** What a hijacked session cannot do: docs/behaviour/desk-settings.md. */
describeOnEngines('a session at the desk', (server) => {
  let keeper: Visitor;
  beforeEach(async () => {
    keeper = await logInStaff(server, 'administrator', 'keeper');
  });

  const post = (path: string, json: object, visitor = keeper) => visitor.post(`/api/desk/${path}`, json);
  const idOf = (username: string) => idIn(server, username);
  const stored = () => readRows(server, 'account');

  it('requires the password before changes of other accounts, new accounts and exports, and does nothing before', async () => {
    await logInStaff(server, 'editor', 'li');
    await new Visitor(server).join('13900000301');
    const [accountId, company] = [await idOf('li'), await idOf('13900000301')];
    const acts: [string, object][] = [
      ['staff', { username: 'wang', displayName: '王', role: 'administrator' }],
      ['staff/change', { accountId, role: 'administrator' }],
      ['staff/change', { accountId, disabled: true }],
      ['staff/password', { accountId }],
      ['staff/factor', { accountId }],
      ['companies/disable', { accountId: company, disabled: true }],
      ['companies/password', { accountId: company }],
    ];
    const before = await stored();
    for (const [path, json] of acts) expect([path, (await post(path, json)).body]).toEqual([path, again]);
    expect((await keeper.get('/api/desk/export?format=csv')).body).toEqual(again);
    expect(await stored()).toEqual(before);
    expect((await post('confirm', { password: 'wrong-one' })).body.msg).toBe('密码不正确，还可再试 4 次');
    expect((await post('staff/password', { accountId })).body).toEqual(again);
    expect((await confirmStaff(keeper)).body.code).toBe(0);
    expect((await post('staff/change', { accountId, role: 'reviewer' })).body.code).toBe(0);
    expect((await keeper.get('/api/desk/export?format=csv')).headers['content-disposition']).toContain('attachment');
  });

  it('requires the password before listing companies and exporting personal data', async () => {
    const whole = (area: string) => keeper.get(`/api/desk/content/export?area=${area}`);
    const ofPersons = ['specialist', 'recruit', 'project', 'getbuginess'];
    const others = ['policy', 'financial', 'industryNews', 'app', 'banner', 'category'];
    for (const area of ofPersons) expect([area, (await whole(area)).body]).toEqual([area, again]);
    for (const area of others) expect((await whole(area)).headers['content-disposition']).toContain(area);
    expect((await keeper.get('/api/desk/companies')).body).toEqual(again);
    await confirmStaff(keeper);
    for (const area of ofPersons) {
      expect([area, (await whole(area)).headers['content-disposition']]).toEqual([area, expect.stringContaining(area)]);
    }
    expect((await keeper.get('/api/desk/companies')).body).toMatchObject({ code: 0, rows: expect.any(Array) });
  });

  it('stays confirmed for ten minutes, without confirming other sessions of the same account', async () => {
    const other = await logInStaff(server, 'administrator', 'keeper');
    await confirmStaff(keeper);
    server.pass(10 * minute - 1);
    expect((await keeper.get('/api/desk/export?format=csv')).status).toBe(200);
    expect((await other.get('/api/desk/export?format=csv')).body).toEqual(again);
    server.pass(1);
    expect((await keeper.get('/api/desk/export?format=csv')).body).toEqual(again);
  });

  it('requires the password of a demo account as well', async () => {
    const demo = new Visitor(server);
    await demo.logIn('13800000002', 'demo1234');
    expect((await demo.get('/api/desk/export?format=csv')).body).toEqual(again);
    expect((await confirmStaff(demo, 'demo1234')).body.code).toBe(0);
    expect((await demo.get('/api/desk/export?format=csv')).headers['content-disposition']).toContain('attachment');
  });

  it('cannot change its own password or second factor by the calls for other accounts', async () => {
    await confirmStaff(keeper);
    const accountId = await idOf('keeper');
    const own = { code: 500, msg: '自己的密码与双重验证，请在“密码与双重验证”里修改' };
    const before = await stored();
    expect((await post('staff/password', { accountId })).body).toEqual(own);
    expect((await post('staff/factor', { accountId })).body).toEqual(own);
    expect(await stored()).toEqual(before);
  });

  it('changes its own password with the password and, if enabled, a code', async () => {
    const staff = await logInStaff(server, 'editor', 'careful');
    const { secret } = (await post('factor/begin', { password }, staff)).body.data;
    const code = () => new TOTP({ secret }).generate({ timestamp: server.now() });
    await post('factor/confirm', { oneTimeCode: code() }, staff);
    server.pass(minute);
    const change = async (oneTimeCode: string) => {
      const words = { oldPassword: password, password: 'another-word', confirmPassword: 'another-word' };
      return (await staff.post('/api/my/password', { ...words, oneTimeCode })).body;
    };
    expect(await change('')).toEqual({ code: 500, msg: '请输入动态验证码' });
    expect(await change('000000')).toEqual({ code: 500, msg: '动态验证码不正确，或已经用过' });
    expect((await change(code())).code).toBe(0);
  });
});

describe.each(testEngines)('an administrator of a store without demo, on %s', (engine) => {
  it('can use the own account only until two-factor login is enabled', async () => {
    const server = await startAccountServer({ engine, deps: { seed: null } });
    const keeper = await logInStaff(server, 'administrator');
    const me = () => keeper.data('/api/desk/me');
    const paths = ['staff', 'submissions', 'content/counts', 'export?format=csv'].map((path) => `/api/desk/${path}`);
    expect(await me()).toMatchObject({ secondFactor: false, factorNeeded: true });
    for (const path of paths) {
      expect(await keeper.get(path)).toMatchObject({ status: 403, body: { msg: '管理员须先开启双重验证' } });
    }
    const { secret } = (await keeper.post('/api/desk/factor/begin', { password })).body.data;
    const oneTimeCode = new TOTP({ secret }).generate({ timestamp: server.now() });
    expect((await keeper.post('/api/desk/factor/confirm', { oneTimeCode })).body.code).toBe(0);
    expect(await me()).toMatchObject({ secondFactor: true, factorNeeded: false });
    for (const path of paths) expect([path, (await keeper.get(path)).status]).toEqual([path, 200]);
    // Other roles may choose.
    const editor = await logInStaff(server, 'editor');
    expect((await editor.get('/api/desk/content/counts')).status).toBe(200);
  });
});

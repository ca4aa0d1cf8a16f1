import { PassThrough } from 'node:stream';
import { deskParts, mayUse, staffRoles, type DeskPart } from '../../../src/contract/desk';
import { routeTable } from '../../support/routeTable';
import { usualEngines } from '../../support/server';
import { logInStaff } from '../../support/staff';
import { startAccountServer, inStore, Visitor, type AccountServer } from '../../support/visitor';

/** Which part of the desk a call belongs to, by the word after `/api/desk/`; null: every role may use it. */
const parts: Record<string, DeskPart | null> = {
  me: null,
  confirm: null,
  factor: null,
  attachment: 'inbox',
  companies: 'settings',
  counts: 'inbox',
  decide: 'inbox',
  export: 'inbox',
  handlers: 'inbox',
  pictures: 'content',
  records: 'inbox',
  reports: 'inbox',
  settings: 'settings',
  staff: 'settings',
  submission: 'inbox',
  submissions: 'inbox',
  content: 'content',
};

const partOf = (path: string): DeskPart | null | undefined => parts[path.split('/')[3] ?? ''];

describe.each(usualEngines)('the calls of the desk on the %s store', (engine) => {
  let server: AccountServer;
  beforeAll(async () => {
    server = await startAccountServer({ engine });
  });
  afterAll(() => server.close());

  const routes = () =>
    routeTable(server.app).filter(({ method, path }) => path.startsWith('/api/desk') && method !== 'HEAD');
  const call = (visitor: Visitor, { method, path }: { method: string; path: string }) =>
    visitor.send(method as 'GET', path, method === 'GET' ? {} : { json: {} });

  it('belong each to a part that the contract names', () => {
    expect(routes().length).toBeGreaterThan(0);
    for (const { path } of routes()) expect([path, partOf(path)]).toEqual([path, partOf(path) ?? null]);
    expect(routes().filter(({ path }) => partOf(path) === undefined)).toEqual([]);
    for (const part of Object.values(parts)) if (part !== null) expect(Object.keys(deskParts)).toContain(part);
  });

  it('answer a visitor without a login with 401, whatever the call', async () => {
    for (const route of routes()) {
      for (const token of [null, 'made-up']) {
        const visitor = new Visitor(server);
        visitor.token = token;
        expect([route, await call(visitor, route)]).toMatchObject([route, { status: 401, body: { code: 401 } }]);
      }
    }
  });

  it('answer 404 where there is no such call, with and without a login, to whoever asks', async () => {
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

  it('do nothing more for a call whose body arrived after the role was taken away', async () => {
    const reviewer = await logInStaff(server, 'reviewer', 'held-back');
    const body = new PassThrough();
    const late = Promise.resolve(
      server.app.inject({
        ...{ method: 'POST', url: '/api/desk/reports/close', payload: body },
        headers: { authorization: `Bearer ${reviewer.token}`, 'content-type': 'application/json' },
      }),
    );
    body.write('{"fdIds":["1"],');
    // The call is under way: another one of the same person has come and gone.
    expect((await reviewer.get('/api/desk/reports')).status).toBe(200);
    await inStore(server, (db) =>
      db.updateTable('account').set({ role: 'editor' }).where('username', '=', 'held-back').execute(),
    );
    body.end('"answer":""}');
    expect((await late).statusCode).toBe(403);
  });

  it('answer a company with 403 and a text that says why', async () => {
    const company = await new Visitor(server).join('13900000021');
    for (const route of routes()) {
      const answer = await call(company, route);
      expect([route, answer]).toMatchObject([
        route,
        { status: 403, body: { code: 403, msg: '当前账号不是工作人员账号，不能使用工作台' } },
      ]);
    }
  });

  it('answer each role with 403 where the part is not its own, and never where it is', async () => {
    for (const role of staffRoles) {
      const staff = await logInStaff(server, role);
      for (const route of routes()) {
        const part = partOf(route.path) ?? null;
        const { status, body, headers } = await call(staff, route);
        expect([role, route, status === 403, status === 401]).toEqual([
          role,
          route,
          part !== null && !mayUse(role, part),
          false,
        ]);
        if (status === 403) expect(body.msg).toBe('当前账号没有使用此功能的权限，请联系管理员');
        expect(headers['cache-control']).toMatch(/no-store/);
      }
    }
  });

  it('answer a back-office account that nobody gave a role with 403', async () => {
    const nobody = await logInStaff(server, null);
    for (const route of routes()) expect([route, await call(nobody, route)]).toMatchObject([route, { status: 403 }]);
  });

  it('tell staff who they are', async () => {
    const editor = await logInStaff(server, 'editor');
    expect((await editor.get('/api/desk/me')).body.data).toEqual({
      username: 'editor',
      displayName: 'editor',
      role: 'editor',
      secondFactor: false,
      factorNeeded: false,
    });
    await inStore(server, (db) =>
      db.updateTable('account').set({ displayName: '陈珂' }).where('username', '=', 'editor').execute(),
    );
    expect((await editor.get('/api/desk/me')).body.data).toMatchObject({ displayName: '陈珂' });
  });

  it('know a role that was taken away from the next call on', async () => {
    const reviewer = await logInStaff(server, 'reviewer', 'leaving');
    expect((await reviewer.get('/api/desk/me')).status).toBe(200);
    await inStore(server, (db) =>
      db.updateTable('account').set({ role: null }).where('username', '=', 'leaving').execute(),
    );
    expect((await reviewer.get('/api/desk/me')).status).toBe(403);
  });
});

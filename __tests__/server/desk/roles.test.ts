import { PassThrough } from 'node:stream';
import { deskParts, mayUse, staffRoles, type DeskPart } from '../../../src/contract/desk';
import { routeTable } from '../../support/routeTable';
import { usualEngines } from '../../support/server';
import { logInStaff } from '../../support/staff';
import { changeAccount } from '../../support/storeRows';
import { Visitor, useAccountServer } from '../../support/visitor';

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
    routeTable(server.app).filter(
      ({ method, path }) => path.startsWith('/api/desk') && !/^(?:HEAD|OPTIONS)$/.test(method),
    );
  const call = (visitor: Visitor, { method, path }: { method: string; path: string }) =>
    visitor.send(method as 'GET', path, method === 'GET' ? {} : { json: {} });

  it('each belong to a part that the contract names', () => {
    expect(routes().length).toBeGreaterThan(0);
    expect(routes().filter(({ path }) => partOf(path) === undefined)).toEqual([]);
    for (const part of Object.keys(callsOf)) expect(Object.keys(deskParts)).toContain(part);
  });

  it('respond with 401 without a login, whatever the call', async () => {
    for (const route of routes()) {
      for (const token of [null, 'made-up']) {
        const visitor = new Visitor(server);
        visitor.token = token;
        expect([route, await call(visitor, route)]).toMatchObject([route, { status: 401, body: { code: 401 } }]);
      }
    }
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

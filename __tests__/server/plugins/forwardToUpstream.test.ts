import http from 'node:http';
import Fastify from 'fastify';
import type { PortalApp } from '../../../server/http/portalApp';
import { forwardToUpstream } from '../../../server/plugins/forwardToUpstream';
import { writeClientFolder } from '../../support/clientFolder';
import { deferred } from '../../support/deferred';
import { fakeOnly } from '../../support/fakeOnly';
import { listen } from '../../support/listen';
import { startTestServer, type TestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

/** A request as the upstream received it. */
interface Seen {
  method: string;
  url: string;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

const seen: Seen[] = [];
let answer: (request: Seen, response: http.ServerResponse) => void;
// Leaves closing connections to the server: if both close at once, the request fails.
const upstream = http.createServer({ keepAliveTimeout: 0 }, (request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const { method = '', url = '', headers } = request;
    const whole = { method, url, headers, body: Buffer.concat(parts) };
    seen.push(whole);
    answer(whole, response);
  });
});
let origin: string;
let server: TestServer;
beforeAll(async () => {
  origin = `http://127.0.0.1:${await listen(upstream)}`;
  server = await startTestServer({ config: { upstream: `${origin}/prod-api` } });
});
afterEach(() => void jest.useRealTimers());
const holdTimers = () => fakeOnly('setTimeout', 'clearTimeout', 'setInterval', 'clearInterval');
beforeEach(() => {
  seen.length = 0;
  answers(200);
});

/** A portal before another upstream. */
const before = async (other: http.Server) =>
  startTestServer({ config: { upstream: `http://127.0.0.1:${await listen(other)}` } });

/** What the upstream answers from now on. */
function answers(status: number, headers: http.OutgoingHttpHeaders = {}, body = '{}'): void {
  answer = (_request, response) => response.writeHead(status, headers).end(body);
}

it('keeps its own security headers, and cookies that browsers send back, whatever the upstream sets', async () => {
  answers(200, {
    'content-security-policy': "default-src *; script-src * 'unsafe-inline'",
    'x-frame-options': 'ALLOWALL',
    'x-content-type-options': 'sniff',
    'referrer-policy': 'unsafe-url',
    'strict-transport-security': 'max-age=0',
    server: 'Tomcat/9.0.1',
    'x-powered-by': 'Servlet/4.0',
    'set-cookie': [
      'JSESSIONID=1; Path=/prod-api; HttpOnly',
      'a=2; Domain=backend.example; path=/prod-api/api; SameSite=Lax',
      'b=3; Path=/prod-api2',
      'c=4; Path=/',
      'd="5";Version=1;Path="/prod-api/my"',
      'e=6; Path="/"',
    ],
  });
  const { headers } = await fetch(`${server.url}/api/policy/list`);
  expect(headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(headers.get('content-security-policy')).not.toContain('unsafe');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  for (const name of ['strict-transport-security', 'server', 'x-powered-by']) expect(headers.get(name)).toBeNull();
  expect(headers.getSetCookie()).toEqual([
    'JSESSIONID=1; Path=/; HttpOnly',
    'a=2; Path=/api; SameSite=Lax',
    'b=3; Path=/prod-api2',
    'c=4; Path=/',
    'd="5";Version=1; Path=/my',
    'e=6; Path=/',
  ]);
});

it('forwards no header of the connection, and none by which a client claims to be somebody else', async () => {
  const claimed = {
    forwarded: 'for=203.0.113.9',
    'x-real-ip': '203.0.113.9',
    'x-forwarded-prefix': '/evil',
    'x-original-url': '/admin',
    'x-rewrite-url': '/admin',
    'x-http-method-override': 'DELETE',
    'proxy-client-ip': '203.0.113.9',
    'wl-proxy-client-ip': '203.0.113.9',
    'proxy-authorization': 'Basic eDp5',
    te: 'trailers',
    'x-hop': 'a',
    connection: 'keep-alive, x-hop',
  };
  const own = { 'idempotency-key': 'key-12345678', 'x-requested-with': 'XMLHttpRequest' };
  await new Promise<void>((resolve) => {
    http.get(`${server.url}/api/policy/list`, { headers: { ...claimed, ...own } }, (got) => {
      got.resume().once('end', resolve);
    });
  });
  const { headers } = seen[0]!;
  expect(headers).toMatchObject(own);
  expect(JSON.stringify(headers)).not.toMatch(/203\.0\.113\.9|evil|admin|DELETE|Basic|trailers/);
  expect(headers).not.toHaveProperty('x-hop');
  expect(headers).not.toHaveProperty('x-real-ip');
  expect(headers['x-forwarded-host']).toBe(new URL(server.url).host);
});

it('lets no cache keep what an upstream says nothing of, but for its files', async () => {
  const cachingOf = async (path: string, given?: string) => {
    answers(200, { etag: '"1"', ...(given ? { 'cache-control': given } : {}) });
    return (await fetch(server.url + path)).headers.get('cache-control');
  };
  expect(await cachingOf('/api/policy/list')).toBe('no-store');
  expect(await cachingOf('/api/policy/list', 'max-age=60')).toBe('max-age=60');
  expect(await cachingOf('/profile/upload/1.png')).toBeNull();
});

it('leads old addresses of files with the base path of RuoYi’s own front end to the backend’s', async () => {
  answers(200, { 'content-type': 'image/png' });
  const path = '/profile/upload/2026/a%20b.png?x=1';
  for (const base of ['/prod-api', '/stage-api', '/dev-api']) {
    const got = await fetch(server.url + base + path, { redirect: 'manual' });
    expect([got.status, got.headers.get('location')]).toEqual([301, path]);
  }
  expect((await fetch(`${server.url}/other/profile/a.png`)).status).toBe(404);
});

it('keeps what an upstream says of its own connection from the visitor’s', async () => {
  answers(200, { connection: 'close, x-hop', 'keep-alive': 'timeout=999', upgrade: 'h2c', 'x-hop': 'a' });
  const { headers } = await fetch(`${server.url}/api/policy/list`);
  expect(headers.get('connection')).toBe('keep-alive');
  expect(headers.get('keep-alive')).not.toContain('999');
  for (const name of ['upgrade', 'x-hop']) expect(headers.get(name)).toBeNull();
});

it('forwards a query that cannot be decoded as it is', async () => {
  await fetch(`${server.url}/api/policy/list?name=%E4%ZZ&x=%`);
  expect(seen[0]?.url).toBe('/prod-api/api/policy/list?name=%E4%ZZ&x=%');
});

it('forwards a read with its query, token and cookie, and returns status, headers and cookies', async () => {
  const own = { 'content-type': 'application/json', 'set-cookie': ['a=1; Path=/', 'b=2'], 'x-own': 'yes' };
  answers(418, own, '{"code":"1"}');
  const got = await fetch(`${server.url}/api/policy/list?pageNum=1&category=%E4%B8%80&pageNum=2`, {
    headers: { cookie: 'JSESSIONID=abc', authorization: 'Bearer t', 'x-requested-with': 'XMLHttpRequest' },
  });
  expect(got.status).toBe(418);
  expect(await got.text()).toBe('{"code":"1"}');
  expect(got.headers.getSetCookie()).toEqual(['a=1; Path=/', 'b=2']);
  expect(got.headers.get('x-own')).toBe('yes');
  expect(seen).toHaveLength(1);
  expect(seen[0]).toMatchObject({
    method: 'GET',
    url: '/prod-api/api/policy/list?pageNum=1&category=%E4%B8%80&pageNum=2',
  });
  expect(seen[0]?.headers).toMatchObject({
    cookie: 'JSESSIONID=abc',
    authorization: 'Bearer t',
    'x-requested-with': 'XMLHttpRequest',
    'x-forwarded-host': new URL(server.url).host,
  });
});

it.each([
  ['which is the upstream’s too', '', '/prod-api'],
  ['before an upstream with its own', '/other', '/other'],
])('a client built with a base path, %s, can use calls, logins, files and pages', async (_what, path, base) => {
  const clientDir = tempFolder();
  writeClientFolder(clientDir, { apiBase: '/prod-api' });
  const based = await startTestServer({ config: { upstream: origin + path, clientDir } });
  answer = ({ url }, response) =>
    url.startsWith(`${base}/`) ? response.end('{}') : response.writeHead(404).end('not here');
  const calls: [string, string][] = [
    ['GET', '/api/policy/list?pageNum=1'],
    ['POST', '/login'],
    ['GET', '/profile/pictures/a.svg'],
  ];
  const statuses = [];
  for (const [method, url] of calls) {
    statuses.push((await fetch(`${based.url}/prod-api${url}`, { method })).status);
    statuses.push((await based.app.inject({ method: method as 'GET', url: `/prod-api${url}` })).statusCode);
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 200]);
  expect(new Set(seen.map(({ url }) => url))).toEqual(new Set(calls.map(([, url]) => base + url)));
});

it.each([
  ['/login', 'application/x-www-form-urlencoded', 'username=a%20b&password=c'],
  ['/register/add', 'application/x-www-form-urlencoded', 'userName=1'],
  ['/logout', 'text/plain', ''],
  ['/api/order/add', 'application/json', '{"fdAppName": "一"}'],
  ['/api/order/add', 'application/json', '{broken'],
])('forwards a POST to %s as %s unchanged', async (url, type, body) => {
  await fetch(server.url + url, { method: 'POST', headers: { 'content-type': type, 'idempotency-key': 'k' }, body });
  expect(seen[0]).toMatchObject({ method: 'POST', url: `/prod-api${url}` });
  expect(seen[0]?.headers).toMatchObject({ 'content-type': type, 'idempotency-key': 'k' });
  expect(seen[0]?.body.toString()).toBe(body);
});

it('forwards a large upload completely', async () => {
  const file = Buffer.alloc(9 * 1024 * 1024, 'zip');
  const form = new FormData();
  form.append('attKey', 'projectApplyInfoAtt');
  form.append('file', new Blob([file]), '申报.zip');
  await fetch(`${server.url}/components/sysAttMain/upload`, { method: 'POST', body: form });
  expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
  expect(seen[0]?.body.includes(file)).toBe(true);
});

const target = '/api/user/info?a=1&b=%E4%B8%80';

/** Where a visitor is led whom the upstream redirects, without encoding what it says. */
const locationOf = async (location: string, { url } = server) => {
  answers(302, { location: Buffer.from(location).toString('latin1') });
  return (await fetch(url + target, { redirect: 'manual' })).headers.get('location');
};

it.each([
  ['http://UPSTREAM/prod-api/login?kickout=1', '/login?kickout=1'],
  ['http://UPSTREAM//evil.example/login', '/evil.example/login'],
  ['/login', '/login'],
  ['/prod-api/api/user/other?x=1', '/api/user/other?x=1'],
  ['../../login;JSESSIONID=1', '/login'],
  ['/prod-api', '/'],
  ['/prod-api;jsessionid=1', '/'],
  ['//evil.example/prod-api/login', '//evil.example/prod-api/login'],
  ['https://sso.example.com/login', 'https://sso.example.com/login'],
  // A backend that takes the forwarded host for its own.
  ['https://PORTAL/prod-api/login?kickout=1', '/login?kickout=1'],
  ['//UPSTREAM/prod-api/login;jsessionid=1', '/login'],
  // Tomcat's RemoteIpValve believes the forwarded protocol, and takes its default port with the backend's own name.
  ['http://127.0.0.1/prod-api/login;jsessionid=1', '/login'],
  ['https://127.0.0.1/prod-api/login?kickout=1', '/login?kickout=1'],
  ['http://127.0.0.1/prod-api', '/'],
  ['http://127.0.0.1:9/login', 'http://127.0.0.1:9/login'],
  // A login for several sites beside it.
  ['https://127.0.0.1/sso', 'https://127.0.0.1/sso'],
  // From http to https, as the backend was asked for it, and no other way.
  [`https://PORTAL${target}`, `https://PORTAL${target}`],
  [`https://PORTAL/prod-api${target}`, `https://PORTAL${target}`],
  ['https://PORTAL/prod-api/api/user/info', '/api/user/info'],
  ['https://PORTAL/prod-api/api/user/other?a=1', '/api/user/other?a=1'],
  [`http://PORTAL/prod-api${target}`, target],
  // Without the session's id.
  ['/prod-api/login;jsessionid=0A1B2C', '/login'],
  ['/prod-api/login;JSESSIONID=0a1b-2c?kickout=1', '/login?kickout=1'],
  ['/prod-api/api/a;SHIRO_SESSION_ID=1/b;v=2', '/api/a/b;v=2'],
  ['https://sso.example.com/cas;jsessionid=1?service=x', 'https://sso.example.com/cas?service=x'],
  ['/prod-api/profile/资料/a b.pdf', '/profile/%E8%B5%84%E6%96%99/a%20b.pdf'],
  ['https://files.example.com/资料', 'https://files.example.com/%E8%B5%84%E6%96%99'],
])('leads a visitor whom the upstream redirects to %s on to %s', async (location, expected) => {
  const named = (text: string) =>
    text.replace('UPSTREAM', new URL(origin).host).replace('PORTAL', new URL(server.url).host);
  expect(await locationOf(named(location))).toBe(named(expected));
});

it('takes of another port of the backend’s host what it calls alone for a backend without a base path', async () => {
  const based = await startTestServer({ config: { upstream: origin } });
  for (const [path, local] of [
    ['/sso', 'https://127.0.0.1/sso'],
    ['/loginCenter', 'https://127.0.0.1/loginCenter'],
    ['/login?kickout=1', '/login?kickout=1'],
    ['/api/user/info', '/api/user/info'],
    ['/', '/'],
  ])
    expect(await locationOf(`https://127.0.0.1${path}`, based)).toBe(local);
});

const navigating = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const calling = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };

it('leads whoever goes to a guarded file to the portal’s login, and back afterwards', async () => {
  const locationOf = async () => {
    const got = await fetch(`${server.url}/profile/a%20b.zip?x=1`, { headers: navigating, redirect: 'manual' });
    return [got.status, got.headers.get('location')];
  };
  const expected = [302, '/homeLogin?redirect=%2Fprofile%2Fa%2520b.zip%3Fx%3D1'];
  answers(302, { location: `${origin}/prod-api/login;JSESSIONID=1` });
  expect(await locationOf()).toEqual(expected);
  const page = { location: `${origin}/prod-api/login`, 'content-type': 'text/html;charset=utf-8' };
  answers(302, page, '<h1>Found</h1>');
  expect(await locationOf()).toEqual(expected);
  answers(401, { 'content-type': 'application/json' }, '{"code":401}');
  expect(await locationOf()).toEqual(expected);
});

it.each(['/login', '/login;jsessionid=0A1B2C?kickout=1'])(
  'answers a GET of %s itself: with its own page, or to a script that nobody is logged in',
  async (path) => {
    const page = await fetch(server.url + path, { headers: navigating, redirect: 'manual' });
    expect([page.status, page.headers.get('location')]).toEqual([302, '/homeLogin']);
    const call = await fetch(server.url + path, { headers: calling });
    expect([call.status, await call.json()]).toEqual([401, { code: 401, msg: '未登录或登录已过期，请重新登录' }]);
    expect(seen).toHaveLength(0);
  },
);

describe('whoever goes to a file, and gets with HTTP 200', () => {
  const sent = async (path: string, type: string, body: string) => {
    answers(200, { 'content-type': type }, body);
    return fetch(server.url + path, { headers: navigating, redirect: 'manual' });
  };

  it.each(['{"code":401,"msg":"认证失败"}', '{"code":"401"}', '{"code":"1","msg":"未登录或登录超时"}'])(
    '%s in its place is led to the login',
    async (body) => {
      const got = await sent('/profile/a.zip', 'application/json;charset=UTF-8', body);
      expect([got.status, got.headers.get('location')]).toEqual([302, '/homeLogin?redirect=%2Fprofile%2Fa.zip']);
    },
  );

  it.each([
    ['/profile/a.zip', 'application/json', '{"code":500,"msg":"java.io.FileNotFoundException"}'],
    ['/profile/a.zip', 'application/json', 'null'],
    ['/profile/a.zip', 'text/html;charset=UTF-8', '<form method="post" action="/login">'],
  ])('%s as %s, %s, is told that it is not there', async (path, type, body) => {
    const got = await sent(path, type, body);
    expect([got.status, got.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await got.text()).toContain('<p>请求的资源不存在</p>');
  });

  it.each([
    ['/profile/a.json', 'application/json', '{"code":401}'],
    ['/profile/a.HTML', 'text/html', '<p>1</p>'],
    ['/profile/view/17', 'text/html', '<p>1</p>'],
    ['/profile/a.zip', 'application/octet-stream', '{"code":401}'],
  ])('%s as %s, %s, gets it', async (path, type, body) => {
    const got = await sent(path, type, body);
    expect([got.status, await got.text()]).toEqual([200, body]);
    expect(seen.at(-1)?.headers['accept-encoding']).toBe('identity');
  });
});

describe('an error page of the upstream', () => {
  const page = '<!doctype html><title>HTTP Status</title><h1>Apache Tomcat/9.0.70</h1>';
  const html = { 'content-type': 'text/html;charset=utf-8', 'content-language': 'en' };

  it.each([
    [400, '请求参数不正确'],
    [403, '没有权限访问'],
    [404, '请求的资源不存在'],
    [405, '请求参数不正确'],
    [413, '提交的内容过大'],
    [415, '不支持的内容类型'],
    [500, '后端服务暂时不可用，请稍后再试'],
    [503, '后端服务暂时不可用，请稍后再试'],
  ])('becomes an envelope for a call: %i', async (status, msg) => {
    answers(status, html, page);
    for (const headers of [calling, navigating]) {
      const got = await fetch(`${server.url}/api/policy/list`, { headers });
      expect([got.status, await got.json()]).toEqual([status, { code: status, msg }]);
    }
  });

  it('becomes a page of the portal for whoever goes to a file', async () => {
    answers(500, html, page);
    const got = await fetch(`${server.url}/profile/a.zip`, { headers: navigating });
    expect([got.status, got.headers.get('content-type')]).toEqual([500, 'text/html; charset=utf-8']);
    const text = await got.text();
    expect(text).toContain('后端服务暂时不可用，请稍后再试');
    expect(text).not.toContain('Tomcat');
  });

  it.each([
    ['SizeLimitExceededException: the request was rejected because its size (9000311) exceeds the maximum', 413],
    ['Lock wait timeout exceeded', 500],
  ])('says of an upload that it is too large if the page does: %s', async (message, status) => {
    answers(500, html, `<style>h1 {font-size:22px;}</style><h1>HTTP Status 500</h1><p>${message}`);
    const body = new FormData();
    body.set('file', new Blob(['x']), 'a.zip');
    const got = await fetch(`${server.url}/components/sysAttMain/upload`, { method: 'POST', body });
    expect([got.status, await got.json()]).toMatchObject([status, { code: status }]);
    expect(seen[0]!.headers['accept-encoding']).toBe('identity');
  });

  it('keeps the upstream’s own words in JSON', async () => {
    answers(400, { 'content-type': 'application/json' }, '{"code":400,"msg":"参数错误"}');
    const got = await fetch(`${server.url}/api/policy/list`, { headers: calling });
    expect([got.status, await got.json()]).toEqual([400, { code: 400, msg: '参数错误' }]);
  });
});

it.each(['GET', 'HEAD'])('repeats a %s once whose connection broke before the response', async (method) => {
  let calls = 0;
  answer = (_request, response) => ((calls += 1) === 1 ? response.socket?.destroy() : response.end('{"code":0}'));
  expect((await fetch(`${server.url}/api/app/list`, { method })).status).toBe(200);
  answer = (_request, response) => response.socket?.destroy();
  seen.length = 0;
  expect((await fetch(`${server.url}/api/app/list`, { method })).status).toBe(502);
  expect(seen).toHaveLength(2);
});

it('passes on the response of an upstream that answers before it has read the upload', async () => {
  const early = http.createServer((request, response) => {
    request.once('data', () => {
      response.writeHead(401, { 'content-type': 'application/json', connection: 'close' }).end('{"code":401}');
      setTimeout(() => request.socket.destroy(), 50);
    });
  });
  const hasty = await before(early);
  const sent = http.request(`${hasty.url}/components/sysAttMain/upload`, {
    method: 'POST',
    headers: { 'content-length': 3_000_000 },
  });
  sent.on('error', () => undefined);
  const got = new Promise<http.IncomingMessage>((resolve) => sent.once('response', resolve));
  // More than the streams hold: what comes after the response has to be read as well.
  for (let part = 0; part < 30; part += 1) {
    sent.write(Buffer.alloc(100_000));
    await new Promise((resolve) => setImmediate(resolve));
  }
  sent.end();
  expect((await got).resume().statusCode).toBe(401);
});

it('passes on the refusals of an upstream that responds to the headers of uploads, and closes at once', async () => {
  const early = http.createServer((_request, response) => {
    response.writeHead(413, { 'content-type': 'application/json', connection: 'close' }).end('{"code":413}');
  });
  const hasty = await before(early);
  for (let upload = 0; upload < 10; upload += 1) {
    const body = Buffer.alloc(3_000_000);
    const got = await fetch(`${hasty.url}/components/sysAttMain/upload`, { method: 'POST', body });
    expect([got.status, await got.json()]).toEqual([413, { code: 413 }]);
  }
});

it('waits with an upload for an upstream that takes it slowly', async () => {
  const resting = deferred<http.IncomingMessage>();
  const slow = http.createServer((request, response) => {
    resting.resolve(request.pause());
    request.once('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{"code":0}'));
  });
  const patient = await before(slow);
  const arriving = new Promise<http.IncomingMessage>((resolve) => patient.app.server.once('request', resolve));
  fakeOnly('setInterval', 'clearInterval', 'Date');
  const sent = fetch(`${patient.url}/components/sysAttMain/upload`, { method: 'POST', body: Buffer.alloc(20_000_000) });
  const upload = await arriving;
  const taken = await resting.promise;
  while (upload.readableLength < upload.readableHighWaterMark) await new Promise(setImmediate);
  jest.advanceTimersByTime(10_000);
  jest.advanceTimersByTime(10_000);
  expect(upload.socket.destroyed).toBe(false);
  jest.useRealTimers();
  taken.resume();
  expect((await sent).status).toBe(200);
});

it('does not retry a call that the upstream rejected', async () => {
  answers(503, {}, 'busy');
  expect((await fetch(`${server.url}/api/app/list`)).status).toBe(503);
  expect(seen).toHaveLength(1);
});

it('responds with 502 and an envelope if the connection breaks before the response', async () => {
  answer = (_request, response) => response.socket?.destroy();
  const got = await fetch(`${server.url}/api/project/add`, { method: 'POST', body: 'a=1' });
  expect([got.status, await got.json()]).toEqual([502, { code: 502, msg: '后端服务暂时不可用，请稍后再试' }]);
  expect(seen).toHaveLength(1);
});

it('responds with 504 and an envelope if no response comes', async () => {
  answer = () => pending.resolve();
  const pending = deferred();
  holdTimers();
  const got = server.app.inject('/api/slow');
  await pending.promise;
  await jest.advanceTimersByTimeAsync(60_000);
  jest.useRealTimers();
  const { statusCode, body } = await got;
  expect([statusCode, JSON.parse(body)]).toEqual([504, { code: 504, msg: '后端服务响应超时，请稍后再试' }]);
});

it('passes on a truncated response as truncated', async () => {
  answer = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' });
    response.write('{"rows":[', () => response.socket?.destroy());
  };
  const got = await fetch(`${server.url}/api/app/list`);
  await expect(got.text()).rejects.toThrow();
});

it.each([
  ['a read', undefined],
  ['a form', 'a=1'],
  ['an upload', 'x'.repeat(3_000_000)],
])('responds with 502 for %s if the upstream is unreachable', async (_case, body) => {
  const alone = await startTestServer({ config: { upstream: 'http://127.0.0.1:9' } });
  const got = await fetch(`${alone.url}/api/app/list`, body ? { method: 'POST', body } : {});
  expect([got.status, (await got.json()).code]).toEqual([502, 502]);
});

it('aborts an upload to the upstream when its client disconnects', async () => {
  const broken = new Promise<void>((resolve) => upstream.once('request', (request) => request.once('close', resolve)));
  const sender = http.request(`${server.url}/components/sysAttMain/upload`, {
    method: 'POST',
    headers: { 'content-length': 1000, 'content-type': 'application/zip' },
  });
  sender.on('error', () => undefined);
  const arrived = new Promise<void>((resolve) =>
    upstream.once('request', (request) => request.once('data', () => resolve())),
  );
  sender.write('part');
  await arrived;
  sender.destroy();
  await broken;
  expect(seen).toHaveLength(0);
});

it('aborts the upstream’s response when the client disconnects', async () => {
  const broken = deferred();
  answer = (_request, response) => void response.once('close', broken.resolve).write('part');
  const leaver = new AbortController();
  const got = await fetch(`${server.url}/api/app/list`, { signal: leaver.signal });
  await got.body?.getReader().read();
  leaver.abort();
  await broken.promise;
});

it('reports a write whose response was not complete, since it may have been stored', async () => {
  const app = Fastify({ forceCloseConnections: true });
  const seenAddress = deferred<string>();
  await forwardToUpstream(app as unknown as PortalApp, origin, seenAddress.resolve);
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const leaver = new AbortController();
  answer = () => leaver.abort();
  const headers = { authorization: 'Bearer token' };
  const write = fetch(`${url}/api/getbuginess/add`, { method: 'POST', headers, body: 'a=1', signal: leaver.signal });
  await expect(write).rejects.toThrow();
  expect(await seenAddress.promise).toBe('127.0.0.1');
  await app.close();
});

it('cuts a response that trickles after a minute, but for a file, which a visitor may take slowly', async () => {
  const trickling = await startTestServer({ config: { upstream: `${origin}/prod-api` } });
  const open: (() => void)[] = [];
  answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('{');
    open.push(() => void (response.destroyed || response.write(' ')));
  };
  holdTimers();
  const bodyOf = async (path: string) => (await fetch(trickling.url + path)).body!.getReader();
  const data = await bodyOf('/api/policy/list');
  const file = await bodyOf('/profile/files/a.zip');
  for (let passed = 0; passed < 60_000; passed += 20_000) {
    open.forEach((write) => write());
    await data.read();
    await file.read();
    await jest.advanceTimersByTimeAsync(20_000);
  }
  await expect(data.read()).rejects.toThrow();
  open.forEach((write) => write());
  expect((await file.read()).done).toBe(false);
  await file.cancel();
  jest.useRealTimers();
});

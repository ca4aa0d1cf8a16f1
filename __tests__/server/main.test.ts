import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import path from 'node:path';
import { deferred } from '../support/deferred';
import { eventually } from '../support/eventually';
import { listen, sendBytes } from '../support/listen';
import { startServerProcess } from '../support/serverProcess';
import { tempFolder } from '../support/tempFolder';

const folder = tempFolder();

/** Its first start takes half of the time. */
const withoutContent = { DATA_DIR: path.join(folder, 'withoutContent'), PORTAL_DEMO: '0' };

const post = (url: string, fields: Record<string, string>, headers = {}) =>
  fetch(url, { method: 'POST', headers, body: new URLSearchParams(fields) });

it('prints its address and accounts at the first start, leaves no stale lock when killed, and warns of the demo in production', async () => {
  const DATA_DIR = path.join(folder, 'data');
  const first = startServerProcess({ DATA_DIR });
  const url = await first.listening;
  expect((await (await fetch(`${url}/api/policy/list`)).json()).total).toBeGreaterThan(60);
  await eventually(() => expect(first.output()).toMatch(/演示账号[^]*13800000001 \/ \S+/));
  const start = /^版本 \d+\.\d+\.\d+，存储 (\S+)，设置 PORT=0 DATA_DIR=(\S+)$/m.exec(first.output());
  expect(start?.slice(1)).toEqual([path.join(DATA_DIR, 'portal.db'), DATA_DIR]);

  const second = startServerProcess({ DATA_DIR });
  expect(await second.ended).toBe(1);
  expect(second.output()).toContain(`\nanother portal server is using the data folder ${DATA_DIR}\n`);

  await first.kill();
  const third = startServerProcess({ DATA_DIR });
  expect((await fetch(`${await third.listening}/healthz`)).status).toBe(200);
  expect(await third.stop()).toBe(0);

  const moved = startServerProcess({ DATA_DIR, NODE_ENV: 'production' });
  await moved.listening;
  await eventually(() => expect(moved.output()).toContain('演示账号已停用'));
  expect(moved.output()).not.toContain('13800000001');
});

it('starts empty in production, without any account', async () => {
  const server = startServerProcess({ DATA_DIR: path.join(folder, 'production'), NODE_ENV: 'production' });
  const url = await server.listening;
  expect((await (await fetch(`${url}/api/policy/list`)).json()).total).toBe(0);
  expect(server.output()).not.toContain('演示');
});

it.each([
  [
    'an invalid setting',
    { PORTAL_UPSTREAM: 'nowhere' },
    /^PORTAL_UPSTREAM must be a URL that starts with http: or https:\n$/,
  ],
  ['a data folder that cannot be made', { DATA_DIR: '/proc/none/data' }, /\/proc\/none/],
])('names %s, and does not start', async (_what, settings, named) => {
  const server = startServerProcess(settings);
  expect(await server.ended).toBe(1);
  expect(server.output()).toMatch(named);
});

it('completes pending requests when stopped, and exits with 0', async () => {
  const requested = deferred<http.ServerResponse>();
  const upstream = http.createServer((_request, response) => requested.resolve(response));
  const server = startServerProcess({ PORTAL_UPSTREAM: `http://127.0.0.1:${await listen(upstream)}` });
  const url = await server.listening;
  const request = fetch(`${url}/api/app/list`);
  const response = await requested.promise;
  const stopped = server.stop();
  response.end('{"code":0}');
  expect(await (await request).json()).toEqual({ code: 0 });
  expect(await stopped).toBe(0);
});

it('logs no token, password or captcha, not even when everything fails', async () => {
  const server = startServerProcess({ PORTAL_UPSTREAM: 'http://127.0.0.1:9' });
  const url = await server.listening;
  const secret = 'S3cret-value';
  await fetch(`${url}/api/user/info?token=${secret}`, {
    headers: { authorization: `Bearer ${secret}`, cookie: secret },
  });
  await post(`${url}/login`, { password: secret, validateCode: secret });
  await fetch(`${url}/api/order/add`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: `{${secret}`,
  });
  await server.stop();
  expect(server.output()).toContain('/api/user/info');
  expect(server.output()).not.toContain(secret);
});

it.each([
  ['a wrong password', '-WRONGPASS invalid username-password pair or user is disabled.'],
  ['a Redis that echoes unknown input', "-ERR unknown command 'auth', with args beginning with: 'S3cret/value'"],
])('logs no credentials when Redis rejects a login: %s', async (_what, refusal) => {
  const redis = net.createServer((socket) => {
    socket.on('data', () => socket.write(`${refusal}\r\n`));
  });
  const port = await listen(redis);
  const server = startServerProcess({
    ...withoutContent,
    REDIS_URL: `redis://portal:S3cret%2Fvalue@127.0.0.1:${port}`,
  });
  const answer = await fetch(`${await server.listening}/captcha/captchaImage?type=math`);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  await server.stop();
  expect(server.output()).toContain(refusal.slice(1, 20));
  expect(server.output()).not.toMatch(/S3cret/);
});

it('the captcha hook for tests is not used by main.ts, which passes only content and log level', () => {
  const main = fs.readFileSync(path.resolve(__dirname, '../../server/main.ts'), 'utf8');
  const [, given = ''] = /buildApp\(config, \{([^}]*)\}/.exec(main) ?? [];
  expect(given).toContain('seed');
  expect(main).not.toContain('onCaptcha');
});

it('logs each request once, with an event, and no password, token, captcha, query or personal data', async () => {
  const server = startServerProcess(withoutContent);
  const url = await server.listening;
  const picture = await fetch(`${url}/captcha/captchaImage?type=math&t=query-in-clear`);
  const session = /JSESSIONID=(\w+)/.exec(picture.headers.get('set-cookie') ?? '')![1];
  const personal = {
    userName: '13912345678',
    fdComName: '机密木业',
    fdContactName: '张机密',
    email: 'canary@example.com',
  };
  const secrets = ['password-in-clear', 'token-in-clear', 'query-in-clear', 'captcha-in-clear', session];
  const headers = { authorization: 'Bearer token-in-clear', cookie: `JSESSIONID=${session}` };
  const body = new URLSearchParams({
    ...personal,
    username: '13912345678',
    password: secrets[0],
    validateCode: secrets[3],
  });
  const calls = ['/login', '/register/add', '/logout', '/api/project/add', '/api/order/add'];
  for (const call of calls) await fetch(url + call, { method: 'POST', headers, body });
  await fetch(`${url}/api/user/info?t=query-in-clear`, { headers });
  await fetch(`${url}/api/policy/list?pageNum=1`);
  await server.stop();
  for (const secret of [...secrets, ...Object.values(personal)]) expect(server.output()).not.toContain(secret);
  const lines = linesOf(server).map((line) => JSON.parse(line) as Record<string, unknown>);
  for (const { time } of lines) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
  const requests = lines.filter(({ msg }) => msg === 'request');
  expect(requests.map(({ path, event, status }) => [path, event, status])).toEqual([
    ['/captcha/captchaImage', 'request', 200],
    ['/login', 'refused', 200],
    ['/register/add', 'refused', 200],
    ['/logout', 'logout', 200],
    ['/api/project/add', 'unauthenticated', 401],
    ['/api/order/add', 'unauthenticated', 401],
    ['/api/user/info', 'unauthenticated', 401],
    ['/api/policy/list', 'request', 200],
  ]);
  expect(requests.every((line) => 'reqId' in line && line.address === '127.0.0.1')).toBe(true);
});

/** The lines of the log, each a JSON object, beside what the server prints for its operator. */
const linesOf = (server: ReturnType<typeof startServerProcess>) =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));

const forged = '{"level":30,"msg":"forged"}';
const texts = [
  `a%0a${encodeURIComponent(forged)}`, `%0d%0a${encodeURIComponent(forged)}`, '%1b[2J%1b[31m', '%22%2c%22level%22:60', '%e2%80%a8x',
  '%e2%80%a9x', '%s%n%o%j%d', '%25s%25n%25o', '\\n', '%7f', '%c2%85', encodeURIComponent('\u202e'), 'x'.repeat(6000), '{}', '[]',
]; // prettier-ignore

it('a line of the log is one JSON object, whatever a request contains', async () => {
  const server = startServerProcess(withoutContent);
  const url = await server.listening;
  for (const text of texts) {
    const headers = { 'user-agent': text };
    await fetch(`${url}/api/${text}`, { headers });
    await post(`${url}/login`, { username: text, password: text }, headers);
  }
  await sendBytes(url, `GET /a\n${forged} HTTP/1.1\r\n\r\n`, { ends: true }).closed;
  await server.stop();
  const logged = linesOf(server);
  const parsed = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(parsed.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(texts.length * 2);
  expect(parsed.filter(({ msg }) => msg === 'forged')).toEqual([]);
  // oxlint-disable-next-line no-control-regex
  expect(server.output()).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f\u0085\u2028\u2029\u202e]/);
  for (const line of logged) expect(line.length).toBeLessThan(4000);
});

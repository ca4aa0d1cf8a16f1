import { startTestServer, useTestServer } from '../../support/server';
import { readRows } from '../../support/storeRows';
import { startAccountServer, useAccountServer, useCompany, Visitor } from '../../support/visitor';

const server = useAccountServer({ config: { origin: 'https://portal.example' } });
const phone = '13900000071';
const company = useCompany(server, phone, '示例木业');

/** What a browser adds to a request that another site's page sends. */
const senders: Record<string, string>[] = [
  { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
  { origin: 'https://other.portal.example', 'sec-fetch-site': 'same-site' },
  { origin: 'null' },
  { origin: 'https://evil.example' },
];
/** Types that a page may send to another site without asking. */
const types = ['application/x-www-form-urlencoded', 'text/plain', 'multipart/form-data; boundary=b'];
const paths = [
  '/login',
  '/login/code',
  '/register/add',
  '/api/report/add',
  '/api/my/password',
  '/api/getbuginess/addgetbuginess',
  '/components/sysAttMain/upload',
  '/api/desk/decide',
];

const post = (url: string, headers: Record<string, string>, payload = 'username=13900000071&password=wrong') =>
  company.send('POST', url, { headers, payload });

it.each(paths)('rejects %s from another site, whatever its type', async (url) => {
  for (const sender of senders) {
    for (const type of types) {
      const { status, body } = await post(url, { ...sender, 'content-type': type });
      expect([status, body.msg]).toEqual([403, '请求来源不正确']);
    }
  }
});

it('counts nothing of it against the visitor', async () => {
  for (let times = 0; times < 8; times += 1)
    await post('/login', { ...senders[0], 'content-type': 'application/x-www-form-urlencoded' });
  expect((await new Visitor(server).logIn(phone, 'secret-1')).body.code).toBe(0);
  expect(await readRows(server, 'report')).toEqual([]);
});

it.each<Record<string, string>>([
  { 'sec-fetch-site': 'same-origin' },
  { 'sec-fetch-site': 'none' },
  { origin: 'https://portal.example' },
  {},
])('accepts it from this site, and from what is no browser (%j)', async (headers) => {
  // A proxy has replaced the host.
  const own = { host: '127.0.0.1:3000', 'content-type': 'application/x-www-form-urlencoded' };
  const { status } = await post('/api/my/profile', { ...own, ...headers });
  expect(status).toBe(200);
});

it('without a configured origin goes by what current browsers say, and not by a host that a proxy may have replaced', async () => {
  const visitor = new Visitor(await startAccountServer());
  const send = async (headers: Record<string, string>) =>
    (await visitor.send('POST', '/api/report/add', { json: {}, headers: { host: '127.0.0.1:3000', ...headers } }))
      .status;
  expect(await send({ origin: 'http://portal.lan' })).toBe(200);
  expect(await send({ origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
});

describe('reports of the browser', () => {
  let time = 0;
  let lines: Record<string, unknown>[] = [];
  const server = useTestServer({ listen: false, deps: { now: () => time } });
  beforeAll(async () => {
    server.app.addHook('onRequest', async (request) => {
      request.log.warn = ((line: Record<string, unknown>) => void lines.push(line)) as typeof request.log.warn;
    });
  });
  beforeEach(() => {
    time += 2 * 60 * 60_000;
    lines = [];
  });

  const send = async (body: unknown, type = 'application/csp-report') => {
    const payload = typeof body === 'string' ? body : JSON.stringify(body);
    const { statusCode } = await server.app.inject({
      method: 'POST',
      url: '/csp-report',
      headers: { 'content-type': type },
      payload,
    });
    return statusCode;
  };

  const violation = (blocked: string) => ({
    'csp-report': {
      'document-uri': 'https://portal.example.com/search?q=secret',
      'effective-directive': 'script-src',
      'blocked-uri': blocked,
      'source-file': 'https://portal.example.com/assets/main.js?v=1',
    },
  });

  it('is named by every page and call, and logs a violation without queries, once an hour', async () => {
    const { headers } = await server.app.inject('/api/policy/list');
    expect(headers['reporting-endpoints']).toBe('csp="/csp-report"');
    expect(headers['content-security-policy']).toMatch(/report-uri \/csp-report; ?report-to csp/);
    for (let sent = 0; sent < 3; sent += 1)
      expect(await send(violation('https://evil.example.com/x.js?token=secret'))).toBe(204);
    expect(lines).toEqual([
      {
        event: 'csp',
        directive: 'script-src',
        blocked: 'https://evil.example.com/x.js',
        page: 'https://portal.example.com/search',
        source: 'https://portal.example.com/assets/main.js',
      },
    ]);
    time += 60 * 60_000;
    await send(violation('https://evil.example.com/x.js'));
    expect(lines).toHaveLength(2);
  });

  it('reads the reports of the Reporting API', async () => {
    const body = { documentURL: 'https://portal.example.com/', effectiveDirective: 'img-src', blockedURL: 'inline' };
    expect(await send([{ type: 'csp-violation', body }, { type: 'other' }], 'application/reports+json')).toBe(204);
    expect(lines).toMatchObject([{ directive: 'img-src', blocked: 'inline' }]);
  });

  it('takes no more than a hundred different ones an hour, and nothing that is large or no report', async () => {
    for (let index = 0; index < 150; index += 1) await send(violation(`https://evil.example.com/${index}.js`));
    expect(lines).toHaveLength(100);
    time += 60 * 60_000;
    lines = [];
    expect(await send('x'.repeat(20_000))).toBe(413);
    expect(await send('{')).toBe(400);
    expect(await send('text', 'text/plain')).toBe(415);
    for (const nothing of ['null', '[null,1]', '{"csp-report":1}']) expect(await send(nothing)).toBe(204);
    expect(lines).toEqual([]);
  });
});

describe('behind proxies', () => {
  const proxy = '10.1.2.3';
  const registrations = { times: 1, withinMs: 60_000 };
  const server = useAccountServer({
    config: { trustedProxies: ['10.1.0.0/16'] },
    deps: { limits: { registrations } },
  });

  /** Registers a company via a proxy. @returns the response's code */
  async function registerVia(from: string, visitorAddress: string, userName: string) {
    const visitor = new Visitor(server, from);
    const answer = await visitor.register({ userName }, { headers: { 'x-forwarded-for': visitorAddress } });
    return answer.body.code;
  }

  it('distinguishes visitors behind a trusted proxy on another host', async () => {
    expect(await registerVia(proxy, '203.0.113.1', '13911110001')).toBe(0);
    expect(await registerVia(proxy, '203.0.113.2', '13911110002')).toBe(0);
    expect(await registerVia(proxy, '203.0.113.2', '13911110003')).toBe(429);
  });

  it('ignores forwarded addresses from others, including localhost once other proxies are configured', async () => {
    for (const [index, stranger] of ['198.51.100.7', '127.0.0.1'].entries()) {
      expect(await registerVia(stranger, '203.0.113.3', `1392222000${index}`)).toBe(0);
      expect(await registerVia(stranger, '203.0.113.4', `1393333000${index}`)).toBe(429);
    }
  });

  it('uses the address that the last trusted proxy saw, not what the visitor sent', async () => {
    expect(await registerVia(proxy, '192.0.2.1, 203.0.113.5', '13944440001')).toBe(0);
    expect(await registerVia(proxy, '192.0.2.2, 203.0.113.5', '13944440002')).toBe(429);
  });

  it.each([
    ['a trusted proxy', proxy, 'https', true],
    ['a trusted proxy, in capitals,', proxy, 'HTTPS', true],
    ['a trusted proxy that forwards http', proxy, 'http', false],
    ['a stranger', '198.51.100.7', 'https', false],
  ])('sets cookies and HSTS by the protocol that %s forwards', async (_who, from, protocol, secure) => {
    const headers = { 'x-forwarded-proto': protocol };
    const answer = await new Visitor(server, from).get('/captcha/captchaImage?type=math', { headers });
    expect(String(answer.headers['set-cookie'])).toMatch(
      secure
        ? /^__Host-JSESSIONID=\w+; Path=\/; HttpOnly; Secure; SameSite=Lax$/
        : /^JSESSIONID=\w+; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect('strict-transport-security' in answer.headers).toBe(secure);
  });

  it.each([
    [false, 'max-age=31536000'],
    [true, 'max-age=31536000; includeSubDomains'],
  ])('sends HSTS for subdomains only where that is set: %s', async (hstsSubdomains, value) => {
    const other = await startTestServer({ config: { hstsSubdomains }, listen: false });
    const answer = await other.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } });
    expect(answer.headers['strict-transport-security']).toBe(value);
  });
});

import { writeClientFolder } from '../../support/clientFolder';
import { encodings } from '../../support/encodings';
import { startTestServer, useTestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

const clientDir = tempFolder();
writeClientFolder(clientDir, { apiHost: 'https://api.example.com', apiBase: '/prod-api/' });
const server = useTestServer({
  listen: false,
  config: {
    clientDir,
    deskDir: clientDir + '/none',
    imageHosts: ['https://img.example.com'],
    mediaHosts: ['https://media.example.com'],
  },
});

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe('pages', () => {
  it.each(['/', '/index', '/homeLogin', '/policy/detail/a.b', '/register', '/login', '/nothing/at/all'])(
    'a navigation to %s gets the portal’s page, which has to be revalidated',
    async (url) => {
      const answer = await get(url, browser);
      expect(answer.statusCode).toBe(200);
      expect(answer.headers['content-type']).toMatch(/^text\/html/);
      expect(answer.headers['cache-control']).toBe('no-cache');
      expect(answer.body).toContain('<title>家居定制供应链</title>');
    },
  );

  it.each([
    ['/homelogin?redirect=%2FPolicy%3Fa%3DB', '/homeLogin?redirect=%2FPolicy%3Fa%3DB'],
    ['/homeLogin/', '/homeLogin'],
    ['/POLICY', '/policy'],
    ['/Policy/DETAIL/AbC/?X=y', '/policy/detail/AbC?X=y'],
    ['/specialist/detailall/X1', '/specialist/detailAll/X1'],
    ['/index//', '/index'],
    ['/policy?fdLevel=%E7%9C%81&order=&page=', '/policy?fdLevel=%E7%9C%81'],
    ['/policy?order=', '/policy'],
  ])('a navigation to the variant %s is permanently redirected to %s', async (url, to) => {
    for (const method of ['GET', 'HEAD'] as const) {
      const answer = await server.app.inject({ method, url, headers: browser });
      expect([answer.statusCode, answer.headers.location]).toEqual([301, to]);
    }
  });

  it.each(['//evil.example/policy/', '/nowhere/', '/NOWHERE', '/policy/a/b/', '//policy', '//evil.example?order='])(
    '%s is not a variant of a page and is not redirected',
    async (url) => {
      expect((await get(url, browser)).statusCode).toBe(200);
    },
  );

  it.each(['/API/policy/list', '/api/Policy/list/', '/Captcha/captchaImage'])(
    'the call %s is not redirected',
    async (url) => {
      const answer = await get(url, { accept: 'application/json' });
      expect(answer.headers.location).toBeUndefined();
    },
  );

  it.each(['/LOGIN', '/login/', '/homeLogin/'])('a POST to %s is not redirected', async (url) => {
    const answer = await server.app.inject({ method: 'POST', url, headers: browser });
    expect(answer.statusCode).toBe(404);
  });

  it.each([
    '/policy/detail/%E4%B8',
    '/policy/detail/%',
    '/policy/detail/%00',
    '/%zz',
    '/policy?page=%00',
    '/policy?page=%E4',
  ])('a navigation to %s, with invalid escapes, gets the portal’s page with its headers', async (url) => {
    const answer = await get(url, browser);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    expect(answer.body).toContain('<title>家居定制供应链</title>');
  });

  it.each(['/api/policy/%E4%B8', '/api/policy/findPolicyById?fdId=%00', '/profile/%00'])(
    'the invalid call %s is rejected with an envelope, even for a navigation',
    async (url) => {
      const answer = await get(url, browser);
      expect([answer.statusCode, answer.json().code]).toEqual([400, 400]);
    },
  );

  it.each(['/api/x', '/api', '/captcha/x', '/components/x', '/profile/x', '/profile/pictures/none.svg'])(
    'the backend path %s is not answered with a page',
    async (url) => {
      const answer = await get(url, browser);
      expect([answer.statusCode, answer.json().code]).toEqual([404, 500]);
    },
  );

  it.each(['/assets/gone.js', '/icons/gone.svg', '/favicon.ico'])(
    'the missing file %s gets a 404, not a page',
    async (url) => {
      expect((await get(url, { accept: '*/*' })).statusCode).toBe(404);
    },
  );

  it('a POST to a page path is not answered with a page', async () => {
    expect((await server.app.inject({ method: 'POST', url: '/policy', headers: browser })).statusCode).toBe(404);
  });

  it.each(['/assets/../../package.json', '/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/etc/passwd', '/build.json'])(
    '%s does not reach a file outside the client’s folder',
    async (url) => {
      const { body } = await get(url, { accept: '*/*' });
      expect(body).not.toMatch(/"(?:name|apiHost)"|root:/);
    },
  );
});

describe('the client’s files', () => {
  const script = '/assets/main.0123456789.js';

  it.each(encodings)('are compressed as %s', async (encoding, unpack) => {
    const answer = await get(script, { 'accept-encoding': encoding });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(unpack(answer.rawPayload).toString()).toBe((await get(script)).body);
  });

  it('get a 304 if the browser has them', async () => {
    const { etag } = (await get('/icons/logo.svg')).headers;
    expect((await get('/icons/logo.svg', { 'if-none-match': String(etag) })).statusCode).toBe(304);
  });
});

describe('security headers', () => {
  it('allow scripts from this origin only, and calls and pictures from configured hosts', async () => {
    const { headers } = await get('/', browser);
    const policy = Object.fromEntries(
      String(headers['content-security-policy'])
        .split(';')
        .map((directive) => [directive.split(' ')[0], directive.split(' ').slice(1).join(' ')]),
    );
    expect(policy).toEqual({
      'default-src': "'self'",
      'script-src': "'self'",
      'style-src': "'self'",
      'img-src': "'self' data: https://img.example.com https://media.example.com https://api.example.com",
      'media-src': "'self' data: https://media.example.com https://api.example.com",
      'connect-src': "'self' https://api.example.com",
      'object-src': "'none'",
      'base-uri': "'none'",
      'frame-ancestors': "'none'",
      'form-action': "'self'",
      'require-trusted-types-for': "'script'",
      'trusted-types': 'dompurify default webpack',
      'report-uri': '/csp-report',
      'report-to': 'csp',
    });
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'same-origin',
      'cross-origin-opener-policy': 'same-origin',
      'x-frame-options': 'DENY',
    });
  });

  it('require https only if a proxy on this host says that the visitor already uses it', async () => {
    expect((await get('/')).headers['strict-transport-security']).toBeUndefined();
    const behindProxy = await get('/', { 'x-forwarded-proto': 'https' });
    expect(behindProxy.headers['strict-transport-security']).toMatch(/^max-age=\d+/);
  });
});

it('the API docs describe the calls, with a looser policy of their own', async () => {
  const docs = await get('/docs/json');
  expect(Object.keys(docs.json().paths)).toContain('/api/policy/list');
  expect((await get('/docs/')).headers['content-security-policy']).not.toContain('trusted-types');
  expect((await get('/')).headers['content-security-policy']).toContain('trusted-types');
});

it('there are no API docs in production', async () => {
  const production = await startTestServer({
    config: { production: true },
    deps: { passwordCost: undefined },
    listen: false,
  });
  for (const url of ['/docs', '/docs/', '/docs/json', '/docs/static/index.html'])
    expect((await production.app.inject(url)).body).not.toMatch(/swagger|openapi/i);
});

it('calls with the client’s base path are answered', async () => {
  expect((await get('/prod-api/api/policy/list')).json().total).toBe(23);
  expect((await get('/prod-apiary', browser)).headers['content-type']).toMatch(/^text\/html/);
});

it('a URL that cannot be decoded is rejected with an envelope', async () => {
  const answer = await get('/%zz');
  expect([answer.statusCode, answer.json()]).toEqual([400, { code: 400, msg: '请求参数不正确' }]);
});

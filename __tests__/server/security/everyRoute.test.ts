import net from 'node:net';
import type { InjectOptions } from 'fastify';
import { routeTable } from '../../support/routeTable';
import { logInStaff } from '../../support/staff';
import { useAccountServer, Visitor } from '../../support/visitor';

const origin = 'https://portal.example';

const server = useAccountServer({ config: { origin, trustedProxies: ['127.0.0.1'] } });
let reads: string[];
let tokens: Record<'visitor' | 'company' | 'staff', string | null>;
const connects = jest.spyOn(net.Socket.prototype, 'connect');

beforeAll(async () => {
  tokens = {
    visitor: null,
    company: (await new Visitor(server).join('13900000001')).token,
    staff: (await logInStaff(server, 'administrator')).token,
  };
  // The description of the calls is not there in production.
  const gets = routeTable(server.app).filter(({ method, path }) => method === 'GET' && !path.startsWith('/docs'));
  reads = [...new Set(gets.map(({ path }) => path.replace(/:\w+(\(.*?\))?/g, 'none').replace(/\*$/, 'none')))];
});

type Method = InjectOptions['method'];

const ask = (method: Method, url: string, headers: Record<string, string> = {}, token: string | null = null) =>
  server.app.inject({
    method,
    url,
    headers: {
      host: 'portal.example',
      'x-forwarded-proto': 'https',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...headers,
    },
  });

type Response = Awaited<ReturnType<typeof ask>>;

interface Asked {
  who: string;
  url: string;
  response: Response;
}

/** Asks every route as everybody. */
async function askAll(query: string): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const url of reads) {
    for (const [who, token] of Object.entries(tokens))
      all.push({ who, url, response: await ask('GET', url + query, {}, token) });
  }
  return all;
}
let usual: Asked[];
beforeAll(async () => {
  usual = await askAll('');
});

/** What is wrong with the responses of every route to everybody, with the address. */
async function everywhere(check: (response: Response, url: string) => unknown, query = ''): Promise<string[]> {
  return (query ? await askAll(query) : usual)
    .filter(({ response, url }) => !check(response, url))
    .map(({ who, url, response }) => `${who} ${url}: ${response.statusCode} ${JSON.stringify(response.headers)}`);
}

it('the routes are known', () => {
  expect(reads.length).toBeGreaterThan(60);
  expect(reads).toEqual(expect.arrayContaining(['/api/policy/list', '/api/desk/companies', '/healthz']));
});

it('every response has the security headers, and none names its software', async () => {
  const expected = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    'strict-transport-security': expect.stringMatching(/^max-age=31536000/),
  };
  expect(
    await everywhere(({ headers }) => {
      expect(headers).toMatchObject(expected);
      return !('server' in headers) && !('x-powered-by' in headers);
    }),
  ).toEqual([]);
});

it('every response with a body has a content type with its charset, and its own length', async () => {
  const typed =
    /^(?:(?:text\/\w+|application\/(?:json|xml|rss\+xml|atom\+xml))\s*; charset=utf-8|image\/[\w+]+|audio\/\w+)/i;
  expect(
    await everywhere(({ headers, rawPayload }) => {
      if (rawPayload.length === 0) return true;
      const length = headers['content-length'];
      return (
        typed.test(String(headers['content-type'])) && (length === undefined || Number(length) === rawPayload.length)
      );
    }),
  ).toEqual([]);
});

it('no read is allowed to scripts of another site, whatever its origin looks like', async () => {
  const looks = ['null', 'https://portal.example.evil', 'https://evilportal.example', 'http://portal.example'];
  for (const foreign of [...looks, 'https://portal.example:8443', 'file://', 'https://portal.example%60.evil']) {
    for (const url of reads) {
      const { headers } = await ask('GET', url, { origin: foreign });
      expect([url, headers['access-control-allow-origin']]).toEqual([url, undefined]);
    }
  }
});

it('no read wraps its response into a function that a query names', async () => {
  for (const name of ['callback', 'jsonp', 'cb']) {
    expect(await everywhere(({ body }) => !body.trimStart().startsWith('hit('), `?${name}=hit`)).toEqual([]);
  }
});

it('every cookie is sent with HTTPS to this host only, not to scripts and not from other sites', async () => {
  const cookies: string[] = [];
  await everywhere(({ headers }) => cookies.push(...[headers['set-cookie'] ?? []].flat()));
  const visitor = new Visitor(server);
  const validateCode = await visitor.solve();
  const fields = { username: '13900000001', password: 'secret-1', rememberMe: 'true', validateCode };
  const logIn = await visitor.form('/login', fields, { headers: { 'x-forwarded-proto': 'https' } });
  cookies.push(...[(logIn.headers['set-cookie'] as string[] | string | undefined) ?? []].flat());
  expect(cookies.length).toBeGreaterThan(1);
  for (const cookie of cookies) {
    expect(cookie).toMatch(/^__Host-[^;]+;/);
    for (const part of [/; Secure/, /; HttpOnly/, /; SameSite=(?:Lax|Strict)/, /; Path=\//])
      expect(cookie).toMatch(part);
    expect(cookie.split(';')[0]!.length).toBeLessThanOrEqual(256);
  }
});

it('every response says how it may be cached, so that no cache in front decides by itself', async () => {
  expect(await everywhere(({ headers }) => /no-store|no-cache|max-age/.test(String(headers['cache-control'])))).toEqual(
    [],
  );
  const others: [Method, string][] = [
    ['GET', '/api/none'],
    ['GET', '/none.js'],
    ['GET', '/policy'],
    ['GET', '/Policy/'],
    ['GET', '/%zz'],
    ['OPTIONS', '/api/policy/list'],
    ['TRACE' as Method, '/'],
    ['POST', '/login'],
    ['POST', '/logout'],
    ['POST', '/csp-report'],
  ];
  for (const [method, url] of others) {
    const { headers } = await ask(method, url, { accept: '*/*' });
    expect([method, url, headers['cache-control']]).toEqual([
      method,
      url,
      expect.stringMatching(/^no-(?:store|cache)/),
    ]);
  }
});

it('no response with an account or personal data may be kept', async () => {
  const personal = /^\/api\/(?:user|my|desk)\//;
  expect(
    await everywhere(({ headers }, url) => !personal.test(url) || /no-store/.test(String(headers['cache-control']))),
  ).toEqual([]);
});

it('a suffix that looks like a file’s name leads to no account', async () => {
  for (const suffix of ['/x.css', ';.js', '%2ex.css', '/..%2fx.js', '.json', '%00.css']) {
    for (const url of ['/api/user/info', '/api/my/profile', '/api/desk/me']) {
      const response = await ask('GET', url + suffix, {}, tokens.company);
      expect([url + suffix, response.statusCode < 300 && response.body.includes('13900000001')]).toEqual([
        url + suffix,
        false,
      ]);
    }
  }
});

it('no read changes what is stored', async () => {
  // Limits and captchas count reads; a session is extended by its use.
  const retained = ['shortLived', 'session'];
  const contents = async () => {
    const db = await server.store();
    const tables = await db.introspection.getTables();
    const names = tables
      .map(({ name }) => name)
      .filter((name) => !retained.includes(name) && !name.startsWith('sqlite'));
    const rows = names.map(async (name) => [
      name,
      await db
        .selectFrom(name as 'account')
        .selectAll()
        .execute(),
    ]);
    return (await Promise.all(rows)).map((table) => JSON.stringify(table));
  };
  const before = await contents();
  await everywhere(() => true, '?fdId=18d00000001000000000000000000001&type=1&q=政策');
  expect(await contents()).toEqual(before);
});

it('only declared methods are answered', async () => {
  const methods: Method[] = ['PUT', 'PATCH', 'DELETE', 'POST', 'GET'];
  const declared = new Set(routeTable(server.app).map(({ method, path }) => `${method} ${path}`));
  const paths = [...new Set(routeTable(server.app).map(({ path }) => path))].filter((path) => !/[:*]/.test(path));
  for (const path of paths) {
    for (const method of methods.filter((each) => !declared.has(`${each} ${path}`))) {
      const { statusCode, body } = await ask(method, path, {}, tokens.staff);
      // Calls answer an unknown one like a backend of this kind, with its code.
      const isRefused =
        statusCode >= 400 || (body.startsWith('{') && (JSON.parse(body) as { code: number }).code !== 0);
      expect([method, path, isRefused]).toEqual([method, path, true]);
    }
  }
});

it('files that a server should not have in reach are not found', async () => {
  const names = [
    '.git/config', '.git/HEAD', '.svn/entries', '.env', '.env.production', '.htaccess', '.DS_Store', '.npmrc',
    'package.json', 'package-lock.json', 'tsconfig.json', 'node_modules/fastify/package.json', 'server/app.ts',
    'dist/server/main.js', 'data/portal.db', 'portal.db', 'backup.zip', 'backup.sql', 'dump.sql', 'index.php',
    'wp-login.php', 'web.config', 'server-status', 'actuator', 'actuator/env', 'druid/index.html', 'swagger-ui.html',
    'v2/api-docs', 'console', 'phpinfo.php', 'config.json', 'id_rsa', 'proc/self/environ', 'metrics', 'debug/pprof',
  ]; // prettier-ignore
  for (const name of names) {
    for (const folder of ['', 'assets/', 'profile/', 'profile/pictures/', 'icons/']) {
      const { statusCode } = await ask('GET', `/${folder}${name}`);
      // Without a client, pages are not there either.
      expect([folder + name, [404, 503].includes(statusCode)]).toEqual([folder + name, true]);
    }
  }
});

it('the server connects to nothing by itself', () => {
  // The one exception, for staff who may edit, is no read: pictures/remotePictures.test.ts.
  expect(connects).not.toHaveBeenCalled();
});

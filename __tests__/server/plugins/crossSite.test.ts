import { inStore, useAccountServer, useCompany, Visitor } from '../../support/visitor';

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
  expect(await inStore(server, (db) => db.selectFrom('report').selectAll().execute())).toEqual([]);
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

describe('without a configured origin', () => {
  const other = useAccountServer();

  it('goes by what current browsers say, and not by a host that a proxy may have replaced', async () => {
    const visitor = new Visitor(other);
    const send = async (headers: Record<string, string>) =>
      (await visitor.send('POST', '/api/report/add', { json: {}, headers: { host: '127.0.0.1:3000', ...headers } }))
        .status;
    expect(await send({ origin: 'http://portal.lan' })).toBe(200);
    expect(await send({ origin: 'http://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
  });
});

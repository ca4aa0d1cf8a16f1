import { intention, publication } from '../../support/formValues';
import { routeTable } from '../../support/routeTable';
import { smallId } from '../../support/smallSeed';
import { useStaff } from '../../support/staff';
import { readRows } from '../../support/storeRows';
import { useAccountServer, useCompany } from '../../support/visitor';

const server = useAccountServer();
const company = useCompany(server, '13900000001', '示例木业');

/** Texts that another language would read as its own. */
const languages = [
  "' or 1=1 --", "'; drop table account; --", '" or ""="', "1' union select passwordHash from account --", "\\'; --",
  "'||(select 1)||'", '1; select pg_sleep(9)', "admin'/*", "') or ('1'='1", '%', '_', '\\', "%' or '1'='1",
  '{"$gt":""}', '{"$where":"1"}', '[$ne]=1', '{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}', '${{7*7}}', '@(7*7)', '*{7*7}',
  '{{constructor.constructor("return 7*7")()}}', '%{7*7}', '$(id)', '`id`', '; id', '| id', '& id', '\\x3cscript\\x3e',
  '*)(uid=*', '=1+1', '@SUM(1)', '../../etc/passwd', '..\\..\\x', 'file:///etc/passwd', '\r\nSet-Cookie: a=1',
]; // prettier-ignore

/** Values that were encoded once too often; what is decoded twice is no longer what was sent. */
const encoded = [
  '%252e%252e', '%2500', '%25', '%e4%bd', '&amp;lt;b&amp;gt;', '&lt;b&gt;', '&#x41;', '\\u005cu0041', '\\u0041', '\\x41',
  '+', '%2B', '%20', '%0a', '%u4f60', '&nbsp;', '\\n', '\\0', '=?utf-8?B?YQ==?=', '%c0%ae',
]; // prettier-ignore

const lists = [
  ['/api/policy/list', ['category', 'q', 'orderByColumn', 'isAsc', 'fdLevel', 'beginTime']],
  ['/api/getbuginess/list', ['type', 'category', 'q', 'orderByColumn']],
  ['/api/app/list', ['category', 'q', 'rating']],
  ['/api/specialist/list', ['category', 'recommended', 'q']],
  ['/api/search/list', ['q', 'area', 'pageNum']],
  ['/api/banner/list', ['category', 'type']],
  ['/api/navigation/getConfigKey', ['configKey']],
  ['/api/policy/findPolicyById', ['fdId']],
  ['/components/sysAttMain/getAttFile', ['fdId', 'attKey']],
] as const;

const read = (path: string, query: string) => server.app.inject({ method: 'GET', url: `${path}?${query}` });

it.each(lists)('%s answers any text in its query, and nothing that the text asks for', async (path, names) => {
  for (const name of names) {
    for (const text of [...languages, ...encoded]) {
      const { statusCode, body } = await read(path, new URLSearchParams({ [name]: text }).toString());
      expect([name, text, statusCode < 500]).toEqual([name, text, true]);
      expect([name, text, /passwordHash|argon2|\b49\b/.test(body)]).toEqual([name, text, false]);
    }
  }
});

it.each(['/api/policy/list', '/api/getbuginess/list', '/api/search/list', '/api/specialist/recommendList'])(
  '%s takes any page number and size for one that it has',
  async (path) => {
    const numbers = [
      '-1',
      '0',
      '1.5',
      '2147483648',
      '9007199254740993',
      '1e309',
      'NaN',
      'Infinity',
      '1e3',
      '0x10',
      '１',
      '',
    ];
    for (const number of numbers) {
      for (const query of [`pageNum=${number}`, `pageSize=${number}`, `pageNum=${number}&pageSize=${number}`]) {
        const { statusCode, body } = await read(path, query);
        expect([query, statusCode < 500]).toEqual([query, true]);
        const { rows = [] } = JSON.parse(body) as { rows?: unknown[] };
        expect([query, rows.length <= 100, /NaN|Infinity/.test(body)]).toEqual([query, true, false]);
      }
    }
  },
);

it.each([
  'pageNum=1&pageNum=2',
  'pageNum[]=1',
  'pageNum[a]=1',
  'category=1&category=2',
  '__proto__[x]=1',
  'constructor=1',
])('the query %s is answered the same by every list, and leaves nothing behind', async (query) => {
  const statuses = await Promise.all(
    ['/api/policy/list', '/api/project/list', '/api/recruit/list'].map(
      async (path) => (await read(path, query)).statusCode,
    ),
  );
  expect(new Set(statuses).size).toBe(1);
  expect(statuses[0]).toBeLessThan(500);
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

it('stores texts as they were sent, decoded once', async () => {
  const texts = [...languages, ...encoded].filter((text) => !/[\r\n]/.test(text)).map((text) => `甲 ${text} 乙`);
  for (const [index, fdGetbuginessName] of texts.entries()) {
    server.pass(60_000);
    const fields = { ...publication, fdGetbuginessName, fdGetbuginessModel: `M ${index}` };
    const { body } = await company.form('/api/getbuginess/add', fields as Record<string, string>);
    expect([fdGetbuginessName, body.code, body.msg]).toEqual([fdGetbuginessName, 0, '操作成功']);
  }
  const stored = (await readRows(server, 'getbuginess')).filter((row) => row.fdGetbuginessModel?.startsWith('M '));
  expect(stored.map(({ fdGetbuginessName }) => fdGetbuginessName).sort()).toEqual([...texts].sort());
});

it('refuses what is longer than the field, however long', async () => {
  const order = { fdAppId: smallId(101), fdAppName: '应用', fdContactName: '张三', fdContactPhone: '13900000001' };
  for (const length of [10_000, 1 << 20]) {
    for (const name of ['fdContactName', 'fdContactPhone']) {
      const { status, body } = await company.send('POST', '/api/order/add', {
        json: { ...order, [name]: '长'.repeat(length) },
      });
      expect([name, length, status >= 400 || body.code !== 0]).toEqual([name, length, true]);
    }
  }
  expect(await readRows(server, 'purchaseIntention')).toEqual([]);
});

it('malformed JSON is refused with 400, and never taken for something else', async () => {
  const malformed = [
    '', ' ', '{', '[', '{"a":}', '{a:1}', '{"a":1,}', '{"a":01}', '{"a":NaN}', '{"a":"\n"}', '{"a":"\\x41"}', '{"a":"', '{"a":"b"} x',
    '// c\n{}', '{"a":1}\0', '<a/>', 'a=1',
  ]; // prettier-ignore
  for (const payload of malformed) {
    const sent = { payload, headers: { 'content-type': 'application/json' } };
    const { status, body } = await company.send('POST', '/api/order/add', sent);
    expect([payload, status, body.code]).toEqual([payload, 400, 400]);
  }
});

it('a hundred thousand names in a form or JSON are refused or ignored, and change no prototype', async () => {
  const names = Array.from({ length: 100_000 }, (_, index) => `n${index}`);
  const form = [...names, '__proto__', 'constructor.prototype.x', 'toString'].map((name) => `${name}=1`).join('&');
  const json = `{${names.map((name) => `"${name}":1`).join()},"__proto__":{"x":1},"constructor":{"prototype":{"x":1}}}`;
  for (const [type, payload] of [
    ['application/x-www-form-urlencoded', form],
    ['application/json', json],
  ] as const) {
    const { status } = await company.send('POST', '/api/order/add', { payload, headers: { 'content-type': type } });
    expect([type, status < 500]).toEqual([type, true]);
  }
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

it('logs in by the very password only, to the last character', async () => {
  const password = 'Aé1 测试-x😀';
  await company.register({ userName: '13900000009', password, confirmPassword: password });
  const others = [
    ` ${password}`, `${password} `, password.toLowerCase(), password.toUpperCase(), password.normalize('NFD'),
    password.slice(0, -1), `${password}\0`, password.replace('é', 'e'), encodeURIComponent(password), `${password}x`,
  ]; // prettier-ignore
  for (const other of others) {
    server.pass(11 * 60_000);
    expect([other, (await company.logIn('13900000009', other)).body.code]).not.toEqual([other, 0]);
  }
  server.pass(11 * 60_000);
  expect((await company.logIn('13900000009', password)).body.code).toBe(0);
});

it('only a login creates a token', () => {
  const posts = routeTable(server.app).filter(({ method, path }) => method === 'POST' && /log-?in/i.test(path));
  expect(posts.map(({ path }) => path).sort()).toEqual(['/login', '/login/code']);
});

describe('a body', () => {
  const server = useAccountServer();
  const company = useCompany(server, '13900000001');
  const staff = useStaff(server, 'administrator');

  const refused = { status: 400, body: { code: 400, msg: '请求参数不正确' } };

  it.each([
    ['/api/order/add', () => company],
    ['/api/desk/content/save', () => staff],
    ['/api/desk/staff', () => staff],
  ])('a JSON body of 40,000 levels is refused by %s', async (url, who) => {
    const deep = '['.repeat(40_000) + ']'.repeat(40_000);
    for (const payload of [deep, `{"fdContactName":${deep}}`, `{"other":${deep}}`]) {
      const sent = { payload, headers: { 'content-type': 'application/json' } };
      expect(await who().send('POST', url, sent)).toMatchObject(refused);
    }
  });

  const order = { ...intention, fdAppId: 'app-1' };

  it.each([
    ['a number', 13_900_000_001],
    ['a truth value', true],
    ['null', null],
    ['a list', ['13900000001']],
    ['an object', { 0: '13900000001' }],
  ])('a JSON body with %s in place of a text is refused', async (_what, value) => {
    for (const name of Object.keys(order))
      expect(await company.post('/api/order/add', { ...order, [name]: value })).toMatchObject(refused);
    for (const name of ['username', 'displayName', 'role'])
      expect(await staff.post('/api/desk/staff', { [name]: value })).toMatchObject(refused);
  });

  it('a form with numbers is read as text, as it arrives', async () => {
    const answer = await company.form('/api/order/add', order);
    expect(answer).toMatchObject({ status: 200, body: { msg: '所选应用不存在' } });
  });

  const part = (disposition: string, body = 'abc') =>
    `--a\r\ncontent-disposition: form-data; ${disposition}\r\n\r\n${body}\r\n--a--`;

  describe.each([
    ['/components/sysAttMain/upload', () => company],
    ['/register/add', () => company],
    ['/api/my/avatar', () => company],
    ['/api/desk/pictures', () => staff],
  ])('%s', (url, who) => {
    it.each([
      ['without a boundary', '', 'x'],
      ['with an empty boundary', '; boundary=', 'x'],
      ['without parts', '; boundary=a', 'garbage'],
      ['that ends within a part', '; boundary=a', part('name="f"').slice(0, -8)],
      ['with a field named __proto__', '; boundary=a', part('name="__proto__"')],
      [
        'with a part that is not the JSON that it claims to be',
        '; boundary=a',
        part('name="attKey"\r\ncontent-type: application/json', '{abc'),
      ],
    ])('refuses a multipart body %s', async (_what, boundary, payload) => {
      const headers = { 'content-type': `multipart/form-data${boundary}` };
      expect(await who().send('POST', url, { payload, headers })).toMatchObject(refused);
    });
  });
});

import { loadAllAreas } from '../../src/api/loadAllAreas';
import { portalApi } from '../../src/api/portalApi';
import { startCannedServer, type Canned, type CannedServer } from '../support/cannedServer';
import { readEndpoint } from '../support/readEndpoint';
import { makeTestStore } from '../support/testStore';

loadAllAreas();

const asked = { pageNum: 1, pageSize: 6 };
const rows = ['a', 'b'].map((fdId) => ({ fdId, fdTitle: fdId }));
const both = { data: { rows, total: 2 } };
const nothing = { data: null };
const failure = (kind: string, code: number, msg = '请求失败') => ({
  error: expect.objectContaining({ kind, msg, code }),
});
const page: Canned = { headers: { 'Content-Type': 'text/html;charset=UTF-8' }, body: '<!doctype html><p>网关</p>' };
const project = { clazz: 'project', key: 'projectAtt', fdId: 'a' };

/** A habit of backends (docs/behaviour/foreign-backends.md), the body of the answer, and what the store then holds. */
type Habit = [row: number, habit: string, body: unknown, held: object];

let backend: CannedServer;
let bench: ReturnType<typeof makeTestStore>;
beforeAll(async () => {
  backend = await startCannedServer();
});
afterAll(() => backend.close());
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  bench = makeTestStore(backend.url);
});
afterEach(() => {
  bench.store.dispatch(portalApi.util.resetApiState());
  jest.restoreAllMocks();
});

const read = (endpoint: string, arg: unknown) => readEndpoint(bench, endpoint, arg);

/** What the store holds after the read was answered so. */
async function held(answer: Canned, endpoint: string, arg: unknown) {
  backend.answering(() => answer);
  return read(endpoint, arg);
}

const listHabits: Habit[] = [
  [1, 'a business failure inside HTTP 200', { code: 500, msg: '系统繁忙' }, failure('business', 500, '系统繁忙')],
  [2, 'another success code than 0', { code: 200, rows, total: 2 }, failure('business', 200)],
  [3, 'a warning', { code: 301, msg: '请稍候' }, failure('business', 301, '请稍候')],
  [4, 'a code that is text', { code: '0', rows, total: 2 }, both],
  [4, 'a failure code that is text', { code: '500', msg: '坏了' }, failure('business', 500, '坏了')],
  [5, 'a bare array', rows, both],
  [5, 'no code', { rows, total: 2 }, both],
  [5, "its framework's error object", { status: 404, error: 'Not Found', path: '/x' }, failure('http', 404)],
  [6, 'no msg', { code: 500 }, failure('business', 500)],
  [6, 'an empty msg', { code: 500, msg: '' }, failure('business', 500)],
  [7, 'an exception for a msg', { code: 500, msg: 'java.lang.NullPointerException' }, failure('business', 500)],
  [7, 'lines of SQL for a msg', { code: 500, msg: '### SQL\n### select 1 from t' }, failure('business', 500)],
  [7, 'a very long msg', { code: 500, msg: '长'.repeat(400) }, failure('business', 500)],
  [8, 'markup in a msg', { code: 500, msg: '<br/>甲错<br/>乙错' }, failure('business', 500, '甲错 乙错')],
  [11, 'rows null', { code: 0, rows: null, total: 0 }, nothing],
  [11, 'no rows', { code: 0 }, nothing],
  [11, 'the list as data', { code: 0, data: rows }, both],
  [11, 'rows and total under data', { code: 0, data: { rows, total: 2 } }, both],
  [12, 'no total', { code: 0, rows }, both],
  [12, 'a total that is null', { code: 0, rows, total: null }, both],
  [12, 'a total that is text', { code: 0, rows, total: '23' }, { data: { rows, total: 23 } }],
  [12, 'a total that is no number', { code: 0, rows, total: 'many' }, both],
  [12, 'a total smaller than its rows', { code: 0, rows, total: 1 }, both],
  [20, 'no permission', { code: 403, msg: '没有权限' }, failure('business', 403, '没有权限')],
  [21, 'someone else logged in', { code: 500, msg: '您已在别处登录' }, failure('business', 500, '您已在别处登录')],
  [22, 'its own refusal', { code: '1', msg: '安全验证未通过' }, failure('business', 1, '安全验证未通过')],
  [34, 'too many calls', { code: 500, msg: '访问过于频繁' }, failure('business', 500, '访问过于频繁')],
  [
    43,
    'ids that are numbers',
    { code: 0, rows: [{ fdId: 5 }], total: 1 },
    { data: { rows: [{ fdId: '5' }], total: 1 } },
  ],
  [48, 'a path it does not know', { code: 500, msg: 'No static resource api.' }, { error: expect.anything() }],
];

const detailHabits: Habit[] = [
  [9, 'data null', { code: 0, data: null }, nothing],
  [9, 'data missing', { code: 0 }, nothing],
  [9, 'data an array', { code: 0, data: [] }, nothing],
  [9, 'data a text', { code: 0, data: '' }, nothing],
  [9, 'data an empty object', { code: 0, data: {} }, { data: {} }],
  [43, 'an id that is a number', { code: 0, data: { fdId: 7 } }, { data: { fdId: '7' } }],
];

const none = { data: '' };

const configHabits: Habit[] = [
  [45, 'no row', { code: 0, rows: [], total: 0 }, none],
  [45, 'no rows at all', { code: 0, rows: null }, nothing],
  [45, 'a value that is null', { code: 0, rows: [{ configValue: null }] }, none],
  [45, 'blanks round the value', { code: 0, rows: [{ configValue: ' false ' }] }, { data: 'false' }],
  [45, 'a value that is no text', { code: 0, rows: [{ configValue: 7 }] }, none],
];

const attachmentHabits: Habit[] = [
  [40, 'a path', { code: 0, data: '/profile/a.zip' }, { data: '/profile/a.zip' }],
  [40, 'a list of paths', { code: 0, data: ['/profile/a.zip', '/profile/b.zip'] }, { data: '/profile/a.zip' }],
  [40, 'no attachment', { code: 0 }, none],
  [40, 'null', { code: 0, data: null }, none],
];

/** Answers that are not an envelope. */
const rawHabits: [row: number, habit: string, answer: Canned, held: object][] = [
  [16, 'a page with HTTP 200', page, failure('parse', 500)],
  [48, 'a 404 page', { ...page, status: 404 }, failure('http', 404)],
  [48, 'a 404 with JSON', { status: 404, body: { msg: '无此路径' } }, failure('http', 404, '无此路径')],
  [49, "a gateway's 502 page", { ...page, status: 502 }, failure('http', 502)],
  [49, "a gateway's 504", { status: 504 }, failure('http', 504)],
  [49, 'an empty answer', {}, failure('parse', 500)],
  [49, 'HTTP 204', { status: 204 }, failure('parse', 500)],
  [49, 'cut JSON', { body: '{"code":0,"rows":[' }, failure('parse', 500)],
];

describe('a backend with other habits (wire §1)', () => {
  it.each(listHabits)('row %i, list: %s', async (_row, _habit, body, expected) => {
    expect(await held({ body }, 'listPolicies', asked)).toMatchObject(expected);
  });

  it.each(detailHabits)('row %i, detail: %s', async (_row, _habit, body, expected) => {
    expect(await held({ body }, 'getPolicy', 'a')).toMatchObject(expected);
  });

  it.each(configHabits)('row %i, config entry: %s', async (_row, _habit, body, expected) => {
    expect(await held({ body }, 'getNavigationValue', 'demand')).toMatchObject(expected);
  });

  it.each(attachmentHabits)('row %i, attachment: %s', async (_row, _habit, body, expected) => {
    expect(await held({ body }, 'getAttachmentPath', project)).toMatchObject(expected);
  });

  it.each(rawHabits)('row %i, any call: %s', async (_row, _habit, answer, expected) => {
    expect(await held(answer, 'listPolicies', asked)).toMatchObject(expected);
  });

  it.each([
    ['in data', { code: 0, data: rows }],
    ['in rows', { code: 0, rows }],
    ['bare', rows],
  ])('row 11, the top list and categories: %s', async (_where, body) => {
    const named = JSON.parse(JSON.stringify(body).replaceAll('"fdId"', '"fdCategory"')) as object;
    expect(await held({ body }, 'listTopApps', undefined)).toMatchObject({ data: rows });
    const answer = await held({ body: named }, 'listPolicyCategories', undefined);
    expect(answer.data).toEqual(['a', 'b'].map((fdCategory) => ({ fdCategory, fdCategoryName: fdCategory })));
  });

  it('row 13, a page past the end that holds the last page again does not stretch the total', async () => {
    const past = { pageNum: 9, pageSize: 6 };
    expect(await held({ body: { code: 0, rows, total: 8 } }, 'listPolicies', past)).toMatchObject({
      data: { total: 8 },
    });
  });

  it.each([
    ['a bare string', '"https://office.example.com/"'],
    ['text without quotes', 'https://office.example.com'],
    ['data', { code: 0, data: 'https://office.example.com' }],
    ['msg', { code: 0, msg: 'https://office.example.com/' }],
  ])('the backend URL comes as %s', async (_form, body) => {
    expect(await held({ body }, 'getBackendUrl', undefined)).toMatchObject({ data: 'https://office.example.com' });
  });

  it.each([
    ['HTTP 401', { status: 401, body: { code: 401, msg: '认证失败' } }],
    ['code 401 inside HTTP 200', { body: { code: 401, msg: '请求访问：/api/policy/list，认证失败' } }],
    ['code "1" that says so', { body: { code: '1', msg: '未登录或登录超时。请重新登录' } }],
  ])(
    'rows 15-19 and 54, a public list refuses the token by %s: it is dropped, and the list asked for once more',
    async (_form, refusal) => {
      bench = makeTestStore(backend.url, 'token-of-yesterday');
      backend.answering(({ headers }) => (headers.authorization ? refusal : { body: { code: 0, rows, total: 2 } }));
      const [first, second] = await Promise.all([read('listPolicies', asked), read('listPolicyCategories', undefined)]);
      expect(first).toMatchObject(both);
      expect(second.error).toBeUndefined();
      expect(bench.browser.stored.has('authToken')).toBe(false);
      expect(backend.requests).toHaveLength(4);
    },
  );

  it('rows 15-16, a redirect to the login page counts as not logged in', async () => {
    backend.answering(({ path }) =>
      path === '/login' ? { body: { code: '1', msg: '未登录' } } : { status: 302, headers: { Location: '/login' } },
    );
    expect(await read('listPolicies', asked)).toMatchObject(failure('auth', 401));
  });

  it('every call asks for JSON, says that it comes from a script, and no more than once', async () => {
    backend.answering(() => ({ status: 503 }));
    await read('listPolicies', asked);
    expect(backend.requests).toHaveLength(1);
    expect(backend.requests[0].headers).toMatchObject({
      accept: 'application/json, text/plain, */*',
      'x-requested-with': 'XMLHttpRequest',
    });
  });
});

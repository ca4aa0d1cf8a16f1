import { loadAllAreas } from '../../src/areas/loadAllAreas';
import { portalApi } from '../../src/api/portalApi';
import { settings } from '../../src/lib/settings';
import { useCannedServer, type Canned } from '../support/cannedServer';
import { readEndpoint } from '../support/readEndpoint';
import { makeTestStore } from '../support/testStore';

beforeAll(loadAllAreas);

const filter = { pageNum: 1, pageSize: 6 };
const rows = ['a', 'b'].map((fdId) => ({ fdId, fdTitle: fdId }));
const both = { data: { rows, total: 2 } };
const nothing = { data: null };
const failure = (kind: string, code: number, msg = '请求失败') => ({
  error: expect.objectContaining({ kind, msg, code }),
});
const page: Canned = { headers: { 'Content-Type': 'text/html;charset=UTF-8' }, body: '<!doctype html><p>网关</p>' };
const project = { clazz: 'project', key: 'projectAtt', fdId: 'a' };

/** A backend variant (docs/behaviour/foreign-backends.md), the response body, and the expected store data. */
type Variant = [variant: string, body: unknown, held: object];

const backend = useCannedServer();
let bench: ReturnType<typeof makeTestStore>;
beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  bench = makeTestStore(backend.url);
});
afterEach(() => {
  bench.store.dispatch(portalApi.util.resetApiState());
  jest.restoreAllMocks();
});

const read = (endpoint: string, arg: unknown) => readEndpoint(bench, endpoint, arg);

/** The store's data after the query was answered this way. */
async function readAnswer(answer: Canned, endpoint: string, arg: unknown) {
  backend.answering(() => answer);
  return read(endpoint, arg);
}

const listVariants: Variant[] = [
  ['a business failure inside HTTP 200', { code: 500, msg: '系统繁忙' }, failure('business', 500, '系统繁忙')],
  ['another success code than 0', { code: 200, rows, total: 2 }, failure('business', 200)],
  ['a warning', { code: 301, msg: '请稍候' }, failure('business', 301, '请稍候')],
  ['a code that is text', { code: '0', rows, total: 2 }, both],
  ['a failure code that is text', { code: '500', msg: '坏了' }, failure('business', 500, '坏了')],
  ['a bare array', rows, both],
  ['no code', { rows, total: 2 }, both],
  ['an empty code', { code: '', rows, total: 2 }, failure('business', 500)],
  ['a code that is a boolean', { code: true, rows, total: 2 }, failure('business', 500)],
  ['a boolean', true, nothing],
  ["its framework's error object", { status: 404, error: 'Not Found', path: '/x' }, failure('http', 404)],
  ['no msg', { code: 500 }, failure('business', 500)],
  ['an empty msg', { code: 500, msg: '' }, failure('business', 500)],
  ['an exception for a msg', { code: 500, msg: 'java.lang.NullPointerException' }, failure('business', 500)],
  ['lines of SQL for a msg', { code: 500, msg: '### SQL\n### select 1 from t' }, failure('business', 500)],
  ['a very long msg', { code: 500, msg: '长'.repeat(400) }, failure('business', 500)],
  ['markup in a msg', { code: 500, msg: '<br/>甲错<br/>乙错' }, failure('business', 500, '甲错 乙错')],
  ['other markup in a msg', { code: 500, msg: '<b>名称</b>已存在' }, failure('business', 500, '<b>名称</b>已存在')],
  ['rows null', { code: 0, rows: null, total: 0 }, nothing],
  ['no rows', { code: 0 }, nothing],
  ['rows that are an object', { code: 0, rows: { a: 1 } }, nothing],
  ['the list as data', { code: 0, data: rows }, both],
  ['rows and total under data', { code: 0, data: { rows, total: 2 } }, both],
  ['its list and total under data, as ruoyi-vue-pro', { code: 0, data: { list: rows, total: 2 } }, both],
  ['its records, total as text, as Pig', { code: 0, data: { records: rows, total: '2', current: '1' } }, both],
  ['success by a flag, as JeecgBoot', { success: true, code: 200, result: { records: rows, total: 2 } }, both],
  ['failure by a flag', { success: false, code: 0, message: '已被占用' }, failure('business', 500, '已被占用')],
  ['failure by both', { success: false, code: 510, message: '无权限' }, failure('business', 510, '无权限')],
  ['no total', { code: 0, rows }, both],
  ['a total that is null', { code: 0, rows, total: null }, both],
  ['a total that is text', { code: 0, rows, total: '23' }, { data: { rows, total: 23 } }],
  ['a total that is no number', { code: 0, rows, total: 'many' }, both],
  ['a total smaller than its rows', { code: 0, rows, total: 1 }, both],
  ['no permission', { code: 403, msg: '没有权限' }, failure('business', 403, '没有权限')],
  ['someone else logged in', { code: 500, msg: '您已在别处登录' }, failure('business', 500, '您已在别处登录')],
  ['its own refusal', { code: '1', msg: '安全验证未通过' }, failure('business', 1, '安全验证未通过')],
  ['too many calls', { code: 500, msg: '访问过于频繁' }, failure('business', 500, '访问过于频繁')],
  ['a refused login', { code: '1', msg: '登录失败' }, failure('business', 1, '登录失败')],
  [
    'a refusal of its error page',
    { code: 401, msg: '请求访问：/error，认证失败' },
    failure('business', 401, '请求访问：/error，认证失败'),
  ],
  ['ids that are numbers', { code: 0, rows: [{ fdId: 5 }], total: 1 }, { data: { rows: [{ fdId: '5' }], total: 1 } }],
  ['rows that are no records', { code: 0, rows: [null, ...rows, 'x', 3], total: 2 }, both],
  ['rows without an id', { code: 0, rows: [{ fdId: null }, ...rows, { fdTitle: 'c' }, { fdId: '' }], total: 2 }, both],
  ['a path it does not know', { code: 500, msg: 'No static resource api.' }, { error: expect.anything() }],
];

const detailVariants: Variant[] = [
  ['data an empty object', { code: 0, data: {} }, { data: {} }],
  ['an id that is a number', { code: 0, data: { fdId: 7 } }, { data: { fdId: '7' } }],
  ['a result in its place', { success: true, code: 200, message: '', result: { fdId: 7 } }, { data: { fdId: '7' } }],
];

const none = { data: '' };

const configVariants: Variant[] = [
  ['no row', { code: 0, rows: [], total: 0 }, none],
  ['no rows at all', { code: 0, rows: null }, nothing],
  ['a value that is null', { code: 0, rows: [{ configValue: null }] }, none],
  ['blanks round the value', { code: 0, rows: [{ configValue: ' false ' }] }, { data: 'false' }],
  ['a value that is no text', { code: 0, rows: [{ configValue: 7 }] }, none],
];

const attachmentVariants: Variant[] = [
  ['a path', { code: 0, data: '/profile/a.zip' }, { data: ['/profile/a.zip'] }],
  [
    'a list of paths',
    { code: 0, data: ['/profile/a.zip', '/profile/b.zip'] },
    { data: ['/profile/a.zip', '/profile/b.zip'] },
  ],
  ['no attachment', { code: 0 }, { data: [] }],
  ['null', { code: 0, data: null }, { data: [] }],
  ['an object', { code: 0, data: { a: 1 } }, { data: [] }],
  ['an empty list', { code: 0, data: [] }, { data: [] }],
];

/** Responses that are not an envelope. */
const rawVariants: [variant: string, answer: Canned, held: object][] = [
  ['a page with HTTP 200', page, failure('parse', 500)],
  ['a 404 page', { ...page, status: 404 }, failure('http', 404)],
  ['a 404 with JSON', { status: 404, body: { msg: '无此路径' } }, failure('http', 404, '无此路径')],
  ["a gateway's 502 page", { ...page, status: 502 }, failure('http', 502)],
  ["a gateway's 504", { status: 504 }, failure('http', 504)],
  ['an empty answer', {}, failure('parse', 500)],
  ['HTTP 204', { status: 204 }, failure('parse', 500)],
  ['blanks', { body: '  ' }, failure('parse', 500)],
  ['null', { body: 'null' }, failure('parse', 500)],
  ['a number', { body: '7' }, failure('parse', 500)],
  ['a text', { body: 'https://office.example.com' }, failure('parse', 500)],
  ['cut JSON', { body: '{"code":0,"rows":[' }, failure('parse', 500)],
];

describe('tolerance of backend variants', () => {
  it.each(listVariants)('reads a list from a backend that sends %s', async (_habit, body, expected) => {
    expect(await readAnswer({ body }, 'listPolicies', filter)).toMatchObject(expected);
  });

  it.each(['200', ' 200', '0200'])('takes the code of success that the build names besides 0: "%s"', async (named) => {
    jest.replaceProperty(settings, 'successCode', named);
    expect(await readAnswer({ body: { code: 200, rows, total: 2 } }, 'listPolicies', filter)).toMatchObject(both);
  });

  it('takes a failure by a flag as one, whatever code of success the build names', async () => {
    jest.replaceProperty(settings, 'successCode', '200');
    const body = { success: false, code: 200, message: '已被占用' };
    expect(await readAnswer({ body }, 'listPolicies', filter)).toMatchObject(failure('business', 200, '已被占用'));
  });

  it.each(detailVariants)('reads a detail from a backend that sends %s', async (_habit, body, expected) => {
    expect(await readAnswer({ body }, 'getPolicy', 'a')).toMatchObject(expected);
  });

  it.each(configVariants)('reads a config entry from a backend that sends %s', async (_habit, body, expected) => {
    expect(await readAnswer({ body }, 'getNavigationValue', 'demand')).toMatchObject(expected);
  });

  it.each(attachmentVariants)('reads an attachment from a backend that sends %s', async (_habit, body, expected) => {
    expect(await readAnswer({ body }, 'getAttachmentPath', project)).toMatchObject(expected);
  });

  it.each(rawVariants)('counts as a failure of any call: %s', async (_habit, answer, expected) => {
    expect(await readAnswer(answer, 'listPolicies', filter)).toMatchObject(expected);
  });

  it.each([
    ['in data', { code: 0, data: rows }],
    ['in rows', { code: 0, rows }],
    ['bare', rows],
  ])('reads the top list and categories as %s', async (_where, body) => {
    const named = JSON.parse(JSON.stringify(body).replaceAll('"fdId"', '"fdCategory"')) as object;
    expect(await readAnswer({ body }, 'listTopApps', { pageNum: 1, pageSize: 3 })).toMatchObject({ data: { rows } });
    const answer = await readAnswer({ body: named }, 'listPolicyCategories', undefined);
    expect(answer.data).toEqual(['a', 'b'].map((fdCategory) => ({ fdCategory, fdCategoryName: fdCategory })));
  });

  it.each([
    ['the last page again for one past the end', 9],
    ['a total smaller than the rows before and on a page', 2],
  ])('counts the rows of a list whose backend sends %s', async (_habit, pageNum) => {
    const total = pageNum === 2 ? 7 : 8;
    const answer = await readAnswer({ body: { code: 0, rows, total } }, 'listPolicies', { pageNum, pageSize: 6 });
    expect(answer).toMatchObject({ data: { total: 8 } });
  });

  it.each([
    ['a bare string', '"https://office.example.com/"'],
    ['text without quotes', 'https://office.example.com'],
    ['data', { code: 0, data: 'https://office.example.com' }],
    ['msg', { code: 0, msg: 'https://office.example.com/' }],
  ])('reads the backend URL as %s', async (_form, body) => {
    expect(await readAnswer({ body }, 'getBackendUrl', undefined)).toMatchObject({
      data: 'https://office.example.com',
    });
  });

  it.each([
    ['a message', { code: 0, msg: '操作成功' }],
    ['a script', { code: 0, data: 'javascript:alert(1)' }],
    ['a path', { code: 0, data: '/backend' }],
    ['an empty list', { code: 0, data: [] }],
    ['a page', '<html></html>'],
  ])('keeps the default for a backend URL that is %s', async (_what, body) => {
    expect((await readAnswer({ body }, 'getBackendUrl', undefined)).data ?? null).toBeNull();
  });

  it.each([
    ['HTTP 401', { status: 401, body: { code: 401, msg: '认证失败' } }],
    ['code 401 inside HTTP 200', { body: { code: 401, msg: '请求访问：/api/policy/list，认证失败' } }],
    ['HTTP 424, as Pig', { status: 424, body: { code: 1, msg: '用户凭证已过期' } }],
    ['code "1" that says so', { body: { code: '1', msg: '未登录或登录超时。请重新登录' } }],
  ])('drops the token and repeats a public list query rejected with %s', async (_form, refusal) => {
    bench = makeTestStore(backend.url, 'token-of-yesterday');
    backend.answering(({ headers }) => (headers.authorization ? refusal : { body: { code: 0, rows, total: 2 } }));
    const [first, second] = await Promise.all([read('listPolicies', filter), read('listPolicyCategories', undefined)]);
    expect(first).toMatchObject(both);
    expect(second.error).toBeUndefined();
    expect(bench.browser.stored.has('authToken')).toBe(false);
    expect(backend.requests).toHaveLength(4);
  });

  it('counts a redirect to the login page as not logged in', async () => {
    backend.answering(({ path }) =>
      path === '/login' ? { body: { code: '1', msg: '未登录' } } : { status: 302, headers: { Location: '/login' } },
    );
    expect(await read('listPolicies', filter)).toMatchObject(failure('auth', 401));
  });
});

import { callAddress, performCall, type Call, openEnvelope, apiError, serverText } from '../../../src/api/client';
import { parseBackendJson } from '../../../src/contract/parseBackendJson';

const list: Call = { url: '/api/policy/list', params: { pageNum: 1, pageSize: 6, category: undefined } };

/** A mock fetch that records its calls. */
function answering(body: string, init: ResponseInit = {}) {
  const requests: [string, RequestInit][] = [];
  const fetch = async (url: unknown, request: unknown) => {
    requests.push([String(url), request as RequestInit]);
    return new Response(body, init);
  };
  return { asked: requests, fetch: fetch as typeof globalThis.fetch };
}

const untilAborted = ({ signal }: RequestInit) =>
  new Promise<never>((_resolve, reject) => {
    signal!.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
  });
/** A mock fetch that never resolves, but can be aborted. */
const silent = ((_url: unknown, init: RequestInit) => untilAborted(init)) as typeof fetch;

describe('the clients', () => {
  beforeEach(() => jest.useFakeTimers());

  it.each([
    ['main', 30_000],
    ['secondary', 10_000],
  ] as const)('the %s client gives up after %i ms', async (client, limit) => {
    const settled = jest.fn();
    const call = performCall({ ...list, client }, { token: null, fetch: silent }).then(settled);
    await jest.advanceTimersByTimeAsync(limit - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    await call;
    expect(settled.mock.calls[0][0].error).toMatchObject({ kind: 'timeout' });
  });

  it('includes reading the body in the time limit', async () => {
    const stalled = async (_url: unknown, init?: RequestInit) =>
      Object.assign(new Response(), { text: () => untilAborted(init!) });
    const call = performCall(list, { token: null, fetch: stalled as typeof fetch });
    await jest.advanceTimersByTimeAsync(30_000);
    expect((await call).error?.kind).toBe('timeout');
  });

  it('distinguishes an aborted call from a failed one', async () => {
    const leave = new AbortController();
    const call = performCall(list, { token: null, fetch: silent, signal: leave.signal });
    leave.abort();
    expect((await call).error?.kind).toBe('aborted');
  });
});

describe('a call', () => {
  it('carries the headers a RuoYi backend needs, and the token as Bearer', async () => {
    const { asked, fetch } = answering('{"code":0}');
    await performCall({ ...list, idempotencyKey: 'k1' }, { token: 't1', fetch });
    expect(asked[0][1].headers).toMatchObject({
      Accept: 'application/json, text/plain, */*',
      'X-Requested-With': 'XMLHttpRequest',
      Authorization: 'Bearer t1',
      'Idempotency-Key': 'k1',
    });
  });

  it('leaves out parameters that have no value', () => {
    expect(callAddress(list)).toBe(`${location.origin}/api/policy/list?pageNum=1&pageSize=6`);
  });
});

describe('unwrapping the envelope', () => {
  it.each(['', '{}', 'null', '7', 'true', '[]', '{"code":null,"msg":"操作成功"}', '{"id":"a"}'])(
    'takes %j without a code as the success of a write, because sending it again would double it',
    (text) => {
      expect(openEnvelope(text, { write: true }).error).toBeUndefined();
    },
  );

  it.each(['{"code":500}', '{"code":true}', '{"status":500,"error":"x","path":"/y"}', '{"code":0,', '<html></html>'])(
    'does not take %j as the success of a write',
    (text) => {
      expect(openEnvelope(text, { write: true }).error).toBeDefined();
    },
  );
});

describe('the message of an error', () => {
  it.each([
    ['token已过期'],
    ['消息头不正确，header需要携带token参数'],
    ['访问被拒绝（Access is denied）'],
    ['Connection 数已达上限'],
  ])('shows %s, which is written for people', (msg) => {
    expect(apiError('business', 500, { msg }).msg).toBe(msg);
  });

  it.each([
    'Bad credentials',
    'Invalid token',
    '### 错误：java.lang.NullPointerException',
    'Access is denied',
    "Duplicate entry '1' for key 'PRIMARY'",
    'Read timed out',
    "Data too long for column 'fd_name'",
  ])('does not show %s, which a framework or a database says', (msg) => {
    expect(serverText({ msg })).toBeUndefined();
  });
});

it.each([
  ['{"fdId":1862345678901234567}', { fdId: '1862345678901234567' }],
  ['{"fdId":-1862345678901234567 , "total":23}', { fdId: '-1862345678901234567', total: 23 }],
  ['[1862345678901234561,1862345678901234562]', ['1862345678901234561', '1862345678901234562']],
  ['{"a":{"b":[{"c":\n1862345678901234567}]}}', { a: { b: [{ c: '1862345678901234567' }] } }],
  ['1862345678901234567', '1862345678901234567'],
  ['[9007199254740993,1234567890123456,123456789012345]', ['9007199254740993', '1234567890123456', 123456789012345]],
  ['{"a":"1862345678901234567', undefined],
  ['[01862345678901234567]', undefined],
  ['+1862345678901234567', undefined],
  ['{"a":1862345678901234567,}', undefined],
  ['', undefined],
])('keeps integers of 16 digits and more of JSON as text: %s', (text, value) => {
  expect(parseBackendJson(text)).toEqual(value);
});

it.each([
  '{"a":"1862345678901234567","b":"id:1862345678901234567,"}',
  '{"a":"\\"1862345678901234567","b":"\\\\","c":[1]}',
  '{"1862345678901234567":"a"}',
  '[1862345678901234567.25,1.8623456789012345678,1.862345678901234567E18,1e1862,18623456789012345e1]',
  '{"__proto__":{"a":1},"a":1,"a":2,"b":"1862345678901234567"}',
])('reads everything else as JSON.parse does: %s', (text) => {
  expect(parseBackendJson(text)).toEqual(JSON.parse(text));
});

it.each(['', '\\\n"}'])('soon gives up on a long text whose last string has no end: %j', (end) => {
  const quotes = String.raw`\"`.repeat(100_000);
  expect(parseBackendJson(`{"a":1862345678901234567,"b":"${quotes}${end}`)).toBeUndefined();
});

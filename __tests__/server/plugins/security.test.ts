import { sendBytes } from '../../support/listen';
import { useTestServer } from '../../support/server';

const server = useTestServer();

/** Everything that the server sends to raw bytes until it closes the connection. */
const answerTo = (bytes: string, ends = false) => sendBytes(server.url, bytes, { ends }).closed;

const statusOf = async (head: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(await answerTo(head))?.[1]);

const host = () => new URL(server.url).host;
const lines = (...all: string[]) => [...all, 'Connection: close', '', ''].join('\r\n');

describe.each(['/api/project/list', '/login', '/index', '/assets/x.js'])('%s', (path) => {
  it.each([
    ['TRACE', 405],
    ['PROPFIND', 501],
    ['MKCOL', 501],
    ['PURGE', 501],
    // Refused by the parser.
    ['TRACK', 400],
    ['FOO', 400],
  ])('does not answer %s', async (method, status) => {
    expect(await statusOf(lines(`${method} ${path} HTTP/1.1`, `Host: ${host()}`))).toBe(status);
  });
});

it.each([
  ['/api/project/list', 'GET, HEAD, OPTIONS'],
  ['/api/order/add', 'POST, OPTIONS'],
  ['/feeds/policy.xml', 'GET, HEAD, OPTIONS'],
  ['/index', 'GET, HEAD, OPTIONS'],
  ['*', 'GET, HEAD, OPTIONS'],
])('answers OPTIONS on %s with its methods', async (path, allow) => {
  const answer = await answerTo(lines(`OPTIONS ${path} HTTP/1.1`, `Host: ${host()}`));
  expect(answer).toMatch(/^HTTP\/1\.1 204 /);
  expect(answer).toMatch(new RegExp(`^allow: ${allow}\r$`, 'm'));
});

it('refuses other versions of HTTP', async () => {
  expect(await statusOf('GET /api/project/list\r\n\r\n')).toBe(505);
  expect(await statusOf(lines('GET /api/project/list HTTP/2.0', `Host: ${host()}`))).toBe(505);
});

it.each([
  ['bytes that are no request', 'HELLO\r\n\r\n', 400],
  ['a header that is none', 'GET /index HTTP/1.1\r\nHost: a\r\nBad Header: x\r\n\r\n', 400],
  ['no host', lines('GET /index HTTP/1.1'), 400],
  ['too long headers', lines('GET /index HTTP/1.1', 'Host: a', `X: ${'x'.repeat(40_000)}`), 431],
])('refuses %s in words, as JSON that no browser takes for something else', async (_what, head, status) => {
  const [top = '', body = ''] = (await answerTo(head)).split('\r\n\r\n');
  expect(top).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(top).toMatch(/^x-content-type-options: nosniff$/im);
  expect(top).toMatch(/^content-type: application\/json; charset=utf-8$/im);
  expect(JSON.parse(body)).toEqual({ code: status, msg: expect.stringMatching(/^请求/) });
});

it('refuses two hosts, even equal ones', async () => {
  const two = (second: string) => lines('GET /api/project/list HTTP/1.1', `Host: ${host()}`, `host: ${second}`);
  expect(await statusOf(two('other.example'))).toBe(400);
  expect(await statusOf(two(host()))).toBe(400);
});

it.each([
  'a b',
  'a/b',
  'a@b',
  'a?b',
  'a#b',
  'a\\b',
  'a:b',
  'a:99999',
  'a:80:80',
  '[::1',
  '[a]',
  '1.2.3.400',
  '"',
  '<x>',
  '甲',
])('refuses the host %s', async (wrong) => {
  for (const path of ['/api/project/list', '/index'])
    expect(await statusOf(lines(`GET ${path} HTTP/1.1`, `Host: ${wrong}`))).toBe(400);
});

it.each(['portal_web:3000', 'Portal.Example.', 'xn--fiqs8s.example', '[::1]:3000', '10.0.0.5', ''])(
  'answers the host "%s"',
  async (right) => expect(await statusOf(lines('GET /api/project/list HTTP/1.1', `Host: ${right}`))).toBe(200),
);

it('accepts a whole URL for the host of the request alone', async () => {
  const whole = (url: string) => lines(`GET ${url}/api/project/list HTTP/1.1`, `Host: ${host()}`);
  expect(await statusOf(whole(`http://${host()}`))).toBe(200);
  expect(await statusOf(whole('http://other.example'))).toBe(421);
  expect(await statusOf(whole('http://a@b@c'))).toBe(421);
});

it('refuses more than a hundred headers, instead of leaving some out', async () => {
  const headers = (count: number) => Array.from({ length: count }, (_, index) => `X-${index}: a`);
  const request = (count: number) => lines('GET /api/project/list HTTP/1.1', `Host: ${host()}`, ...headers(count));
  // With host and connection.
  expect(await statusOf(request(98))).toBe(200);
  expect(await statusOf(request(99))).toBe(431);
});

const hidden = 'GET /api/policy/list HTTP/1.1\r\nHost: a\r\n\r\n';
const post = (...headers: string[]) => ['POST /login HTTP/1.1', 'Host: a', ...headers, '', ''].join('\r\n');
const chunked = 'Transfer-Encoding: chunked';

/** Requests whose end two servers could see at different places. */
const ambiguous: [what: string, bytes: string][] = [
  ['both lengths', post('Content-Length: 4', chunked) + `0\r\n\r\n${hidden}`],
  ['both lengths, the other way round', post(chunked, 'Content-Length: 4') + `0\r\n\r\n${hidden}`],
  ['two content lengths', post('Content-Length: 0', `Content-Length: ${hidden.length}`) + hidden],
  ['a signed content length', post('Content-Length: +5') + hidden],
  ['a blank before the colon', post('Content-Length : 5') + hidden],
  ['an unknown coding', post('Transfer-Encoding: xchunked') + `0\r\n\r\n${hidden}`],
  ['a coding beside chunked', post('Transfer-Encoding: chunked, identity') + `0\r\n\r\n${hidden}`],
  ['chunked twice', post(chunked, chunked) + `0\r\n\r\n${hidden}`],
  ['a chunk size of words', post(chunked) + `five\r\nhello\r\n0\r\n\r\n${hidden}`],
  ['a chunk without its end', post(chunked) + `5\r\nhelloX\r\n0\r\n\r\n${hidden}`],
  ['lines that end by a line feed', `POST /login HTTP/1.1\nHost: a\nContent-Length: 0\n\n${hidden}`],
  ['a NUL in a header', post('X: a\0b') + hidden],
  ['no host', `POST /login HTTP/1.1\r\n\r\n${hidden}`],
];

it.each(ambiguous)('a request with %s is refused, and what follows it is not answered', async (_what, bytes) => {
  const answer = await answerTo(bytes, true);
  expect(answer).not.toMatch(/^HTTP\/1\.[01] 2/m);
  expect(answer.match(/^HTTP\/1\.[01] /gm)?.length ?? 0).toBeLessThanOrEqual(1);
  expect(answer).not.toContain('"rows"');
});

it('requests that follow one another properly are all answered', async () => {
  const answer = await answerTo(hidden + hidden.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  expect(answer.match(/"rows"/g)).toHaveLength(2);
});

import type net from 'node:net';
import { sendBytes } from '../../support/listen';
import { useTestServer } from '../../support/server';
import { afterwards } from '../../support/afterwards';
import { deferred } from '../../support/deferred';
import { fakeOnly } from '../../support/fakeOnly';
import { useStaff } from '../../support/staff';
import { useAccountServer, useCompany, type Visitor } from '../../support/visitor';

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

describe('a request that comes slowly, or is refused', () => {
  const server = useAccountServer({ listen: true });
  const company = useCompany(server, '13900000001');
  const editor = useStaff(server, 'editor');

  const post = (path: string, { length = 100, headers = '' } = {}) =>
    `POST ${path} HTTP/1.1\r\nHost: a\r\n${headers}Content-Type: application/json\r\nContent-Length: ${length}\r\n\r\n{"a"`;

  const bearer = ({ token }: Visitor) => ({ headers: `Authorization: Bearer ${token}\r\n` });

  /** Sends the beginning of a request, and waits until the server has read its head. */
  async function begin(path: string, bytes: string, allowHalfOpen = false) {
    const arrived = deferred<net.Socket>();
    server.app.server.on('request', function seen(request) {
      if (request.url !== path) return;
      server.app.server.off('request', seen);
      arrived.resolve(request.socket);
    });
    const sent = sendBytes(server.url, bytes, { allowHalfOpen });
    afterwards(() => {
      sent.socket.destroy();
      return sent.closed;
    });
    return { ...sent, serverEnd: await arrived.promise };
  }

  /** Sends more on a connection, and waits until the server has it. */
  async function sendMore(socket: net.Socket, serverEnd: net.Socket, bytes: string | Buffer): Promise<void> {
    const expectedBytes = serverEnd.bytesRead + bytes.length;
    socket.write(bytes);
    while (serverEnd.bytesRead < expectedBytes) await new Promise(setImmediate);
  }

  beforeEach(() => fakeOnly('setInterval', 'clearInterval', 'Date', 'performance'));
  afterEach(() => jest.useRealTimers());

  describe('a body that does not arrive', () => {
    it('closes the connection after ten seconds', async () => {
      const { closed } = await begin('/api/order/add', post('/api/order/add'));
      jest.advanceTimersByTime(10_000);
      expect(await closed).toBe('');
    });

    it('may take no longer where there is no such upload', async () => {
      const { socket, serverEnd } = await begin('/components/other', post('/components/other'));
      await sendMore(socket, serverEnd, ':1,');
      jest.advanceTimersByTime(10_000);
      expect(serverEnd.destroyed).toBe(true);
    });

    it.each([
      ['an upload', '/components/sysAttMain/upload', () => company],
      ['a picture', '/api/desk/pictures', () => editor],
      ['a document', '/api/desk/documents', () => editor],
      ['an import', '/api/desk/content/import', () => editor],
      ['a long text', '/api/desk/content/save', () => editor],
    ])(
      'may take longer for %s that moves, and closes the connection when it stops moving',
      async (_what, path, who) => {
        const boundary = { headers: `${bearer(who()).headers}X-Portal: 1\r\n` };
        const multipart = post(path, boundary).replace('application/json', 'multipart/form-data; boundary=x');
        const bytes = /import|save/.test(path) ? post(path, bearer(who())) : multipart;
        const { socket, serverEnd } = await begin(path, bytes);
        await sendMore(socket, serverEnd, ':1,');
        jest.advanceTimersByTime(10_000);
        expect(serverEnd.destroyed).toBe(false);
        jest.advanceTimersByTime(10_000);
        expect(serverEnd.destroyed).toBe(true);
      },
    );
  });

  describe('a body that is refused before it is here', () => {
    const closing = 'Connection: close\r\n';

    it.each([
      ['one that is too large', '/api/nothing', 413, ''],
      ['an upload without a login', '/components/sysAttMain/upload', 401, closing],
      ['an import without a login', '/api/desk/content/import', 401, closing],
      ['one to an address that cannot be read', '/%', 400, closing],
      ['one that expects what nobody knows', '/components/sysAttMain/upload', 401, `${closing}Expect: nothing\r\n`],
    ])('is read to its end before the connection is closed: %s', async (_what, path, status, headers) => {
      const { answered, closed, socket, serverEnd } = await begin(path, post(path, { length: 300_000, headers }), true);
      expect(await answered).toMatch(new RegExp(`^HTTP/1.1 ${status} [^]*\\r\\nconnection: close\\r\\n`, 'i'));
      await sendMore(socket, serverEnd, Buffer.alloc(200_000));
      await new Promise(setImmediate);
      expect(serverEnd.destroyed).toBe(false);
      const serverClosed = new Promise((resolve) => serverEnd.once('close', resolve));
      socket.write(Buffer.alloc(100_000 - 4));
      await serverClosed;
      socket.end();
      await closed;
      expect(socket.errored).toBeNull();
    });

    it.each(['/components/sysAttMain/upload', '/api/desk/pictures', '/api/my/avatar', '/api/desk/content/import'])(
      'has ten seconds, as any other, however it trickles: %s',
      async (path) => {
        for (const headers of [closing, '']) {
          const { answered, socket, serverEnd } = await begin(path, post(path, { length: 1_000_000, headers }), true);
          expect(await answered).toMatch(/^HTTP\/1.1 401 /);
          for (let seconds = 0; seconds < 9; seconds += 1) {
            await sendMore(socket, serverEnd, ':1,');
            jest.advanceTimersByTime(1000);
          }
          expect(serverEnd.destroyed).toBe(false);
          await sendMore(socket, serverEnd, ':1,');
          jest.advanceTimersByTime(1000);
          expect(serverEnd.destroyed).toBe(true);
        }
      },
    );

    it('may take as long as a slow connection needs', async () => {
      const path = '/components/sysAttMain/upload';
      const { answered, socket, serverEnd } = await begin(path, post(path, { length: 10_000_000 }), true);
      expect(await answered).toMatch(/^HTTP\/1.1 401 /);
      for (let seconds = 0; seconds < 30; seconds += 1) {
        await sendMore(socket, serverEnd, Buffer.alloc(20_000));
        jest.advanceTimersByTime(1000);
        expect(serverEnd.destroyed).toBe(false);
      }
    });

    it('is read no further than any body may go', async () => {
      const path = '/api/desk/content/import';
      const bytes = post(path, { length: 100_000_000, headers: closing });
      const { answered, socket, serverEnd } = await begin(path, bytes, true);
      await answered;
      await sendMore(socket, serverEnd, Buffer.alloc(20 * 1024 * 1024));
      jest.advanceTimersByTime(1000);
      expect(serverEnd.destroyed).toBe(false);
      await sendMore(socket, serverEnd, Buffer.alloc(20 * 1024 * 1024));
      jest.advanceTimersByTime(1000);
      expect(serverEnd.destroyed).toBe(true);
    });

    it('leaves the connection open for the next call where it may stay open', async () => {
      const path = '/components/sysAttMain/upload';
      const { answered, socket, serverEnd } = await begin(path, post(path));
      expect(await answered).toMatch(/^HTTP\/1.1 401 /);
      await sendMore(socket, serverEnd, 'a'.repeat(96));
      const again = new Promise<string>((resolve) => socket.once('data', (part) => resolve(part.toString())));
      socket.write('GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
      expect(await again).toMatch(/^HTTP\/1.1 200 /);
    });
  });

  it('closes a connection with an incomplete header within fifteen seconds', () => {
    const { headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket, timeout, maxHeadersCount } =
      server.app.server;
    expect(headersTimeout).toBeLessThanOrEqual(14_000);
    for (const limit of [requestTimeout, keepAliveTimeout, maxRequestsPerSocket, timeout, maxHeadersCount]) {
      expect(limit).toBeGreaterThan(0);
    }
  });

  it.each(['http://other.example/api/nothing?a=1', 'HTTP://other.example:80/api/nothing'])(
    'responds to a request for %s, a whole URL of its host, as for its path',
    async (url) => {
      const head = `GET ${url} HTTP/1.1\r\nHost: other.example\r\nConnection: close\r\n\r\n`;
      expect(await sendBytes(server.url, head).closed).toContain('No static resource api/nothing.');
    },
  );
});

import type net from 'node:net';
import { afterwards } from '../../support/afterwards';
import { deferred } from '../../support/deferred';
import { sendBytes } from '../../support/listen';
import { useStaff } from '../../support/staff';
import { useAccountServer, useCompany, type Visitor } from '../../support/visitor';

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
  const wanted = serverEnd.bytesRead + bytes.length;
  socket.write(bytes);
  while (serverEnd.bytesRead < wanted) await new Promise(setImmediate);
}

beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] }));
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
    ['an import', '/api/desk/content/import', () => editor],
    ['a long text', '/api/desk/content/save', () => editor],
  ])('may take longer for %s that moves, and closes the connection when it stops moving', async (_what, path, who) => {
    const boundary = { headers: `${bearer(who()).headers}X-Portal: 1\r\n` };
    const multipart = post(path, boundary).replace('application/json', 'multipart/form-data; boundary=x');
    const bytes = path.startsWith('/components/') ? multipart : post(path, bearer(who()));
    const { socket, serverEnd } = await begin(path, bytes);
    await sendMore(socket, serverEnd, ':1,');
    jest.advanceTimersByTime(10_000);
    expect(serverEnd.destroyed).toBe(false);
    jest.advanceTimersByTime(10_000);
    expect(serverEnd.destroyed).toBe(true);
  });
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

import net from 'node:net';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Sends raw bytes and yields what came back once the server closed the connection. */
function send(bytes: string): { closed: Promise<string>; socket: net.Socket } {
  const socket = net.connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(bytes));
  let got = '';
  socket.on('data', (part: Buffer) => (got += part.toString()));
  socket.on('error', () => undefined);
  return { socket, closed: new Promise((resolve) => socket.on('close', () => resolve(got))) };
}

const post = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a"`;

/** The server's end of the next connection that asks for `path`, once its head has been read. */
const arrival = (path: string) =>
  new Promise<net.Socket>((resolve) => {
    server.app.server.on('request', function seen(request) {
      if (request.url !== path) return;
      server.app.server.off('request', seen);
      resolve(request.socket);
    });
  });

describe('a body that does not arrive', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'] }));
  afterEach(() => jest.useRealTimers());

  it('closes the connection after ten seconds', async () => {
    const came = arrival('/api/order/add');
    const { closed } = send(post('/api/order/add'));
    await came;
    jest.advanceTimersByTime(10_000);
    expect(await closed).toBe('');
  });

  it.each([
    ['an upload', '/components/other'],
    ['an import', '/api/desk/content/import'],
    ['a long text', '/api/desk/content/save'],
  ])('may take longer for %s that moves, and closes the connection when it stops moving', async (_what, path) => {
    const came = arrival(path);
    const { closed, socket } = send(post(path));
    const serverEnd = await came;
    const before = serverEnd.bytesRead;
    socket.write(':1,');
    while (serverEnd.bytesRead === before) await new Promise(setImmediate);
    jest.advanceTimersByTime(10_000);
    expect(serverEnd.destroyed).toBe(false);
    jest.advanceTimersByTime(10_000);
    expect(serverEnd.destroyed).toBe(true);
    await closed;
  });
});

it('closes a connection with half a header within fifteen seconds', () => {
  const { headersTimeout, requestTimeout, keepAliveTimeout, maxRequestsPerSocket, timeout, maxHeadersCount } =
    server.app.server;
  expect(headersTimeout).toBeLessThanOrEqual(14_000);
  for (const limit of [requestTimeout, keepAliveTimeout, maxRequestsPerSocket, timeout, maxHeadersCount]) {
    expect(limit).toBeGreaterThan(0);
  }
});

it('refuses a header that is too large', async () => {
  const { closed } = send(`GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'a'.repeat(20_000)}\r\n\r\n`);
  expect(await closed).toMatch(/^HTTP\/1\.1 431 /);
});

it('refuses a request line that is not HTTP', async () => {
  expect(await send('NONSENSE\r\n\r\n').closed).toMatch(/^HTTP\/1\.1 400 /);
});

it('refuses a body beyond the limit before it is read', async () => {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/nothing',
    headers: { 'content-type': 'application/json' },
    payload: `"${'a'.repeat(300_000)}"`,
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toEqual({ code: 413, msg: '提交的内容过大' });
});

import net, { type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import type { PortalApp } from '../../../server/http/portalApp';
import { BusinessError, StatusError, StoreUnavailableError } from '../../../server/lib/errors';
import { errorHandler } from '../../../server/plugins/errorHandler';
import { deferred } from '../../support/deferred';

/** The response of a route that throws this. */
async function answerTo(thrown: Error) {
  const app = Fastify() as unknown as PortalApp;
  errorHandler(app);
  app.get('/', () => {
    throw thrown;
  });
  const answer = await app.inject('/');
  await app.close();
  return [answer.statusCode, answer.json()];
}

const unavailable = (code: number) => ({ code, msg: '服务暂时不可用，请稍后再试' });
const withCode = (code: string) => Object.assign(new Error('select password from account'), { code });

it.each([
  ['a business failure', new BusinessError('验证码错误'), 200, { code: 500, msg: '验证码错误' }],
  ['a business failure without a text', new BusinessError(null), 200, { code: 500, msg: null }],
  ['a failure with a status', new StatusError(401, '请先登录'), 401, { code: 401, msg: '请先登录' }],
  ['a full disk', withCode('SQLITE_FULL'), 507, unavailable(507)],
  ['a full disk below an upload', withCode('ENOSPC'), 507, unavailable(507)],
  ['a read-only store', withCode('SQLITE_READONLY'), 503, unavailable(503)],
  ['an unreachable store', withCode('ECONNREFUSED'), 503, unavailable(503)],
  ['a statement timeout', withCode('57014'), 503, unavailable(503)],
  ['a broken connection to the store', new StoreUnavailableError(new Error('Connection ended')), 503, unavailable(503)],
  ['anything unexpected', new Error('select password from account'), 500, { code: 500, msg: '系统繁忙，请稍后再试' }],
])('%s is answered without the error’s message', async (_case, thrown, status, body) => {
  expect(await answerTo(thrown)).toEqual([status, body]);
});

it('does not log a client that disconnects within a body, and still logs the next failure', async () => {
  const lines: string[] = [];
  const app = Fastify({
    logger: { level: 'error', stream: { write: (line: string) => void lines.push(line) } },
  }) as unknown as PortalApp;
  errorHandler(app);
  const answered = deferred();
  app.addHook('onSend', async ({ method }) => {
    if (method === 'POST') answered.resolve();
  });
  app.post('/', () => 'never');
  app.get('/', () => {
    throw new Error('a failure of its own');
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const client = net.connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  app.server.once('request', () => client.destroy());
  client.write('POST / HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{"a');
  await answered.promise;
  await app.inject('/');
  expect(lines.map((line) => (JSON.parse(line) as { err: { message: string } }).err.message)).toEqual([
    'a failure of its own',
  ]);
  await app.close();
});

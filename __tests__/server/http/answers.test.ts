import net, { type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { contentChanged, type ContentVersions } from '../../../server/db/contentVersion';
import { openDatabase } from '../../../server/db/openDatabase';
import type { PortalApp } from '../../../server/http/portalApp';
import { ResponseCache } from '../../../server/http/responseCache';
import { compilersFactory } from '../../../server/http/schemaCompilers';
import { BusinessError, StatusError, StoreUnavailableError } from '../../../server/lib/errors';
import { errorHandler } from '../../../server/plugins/errorHandler';
import { deferred } from '../../support/deferred';
import { encodings } from '../../support/encodings';
import { testEngines, useTestServer } from '../../support/server';
import { smallId } from '../../support/smallSeed';

describe.each(testEngines)('on the engine %s', (engine) => {
  const server = useTestServer({ engine, listen: false });

  const url = '/api/policy/list?pageSize=20';
  const get = (headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('responds with 304 to a read that the browser has cached', async () => {
    const { etag } = (await get()).headers;
    const again = await get({ 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each(encodings)('compresses long responses as %s if the browser accepts it', async (encoding, unpack) => {
    const packed = await get({ 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual((await get()).json());
  });

  it('does not use an encoding that the browser rejects', async () => {
    for (const refused of ['br;q=0, gzip', 'gzip, br ; q=0.0', 'br;q=0 , gzip'])
      expect((await get({ 'accept-encoding': refused })).headers['content-encoding']).toBe('gzip');
    expect((await get({ 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });

  it('returns changed content in the next response, also if another process changed it', async () => {
    const before = await get();
    const other = await openDatabase(server.config);
    await other.transaction().execute(async (step) => {
      await step.updateTable('policy').set({ fdTitle: '改过的标题' }).where('fdId', '=', smallId(23)).execute();
      await contentChanged(step, 'policy');
    });
    await other.destroy();
    const after = await get();
    expect(after.json().rows[0].fdTitle).toBe('改过的标题');
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });
});

it('keeps a response, however many ids of nothing are asked for after it', async () => {
  const cache = new ResponseCache({ of: async () => 1 } as unknown as ContentVersions);
  const app = Fastify();
  let calls = 0;
  app.get('/list', (request, reply) =>
    cache.send(request, reply, 'policy', 'list', async () => ({ code: 0, rows: [(calls += 1)] })),
  );
  app.get('/:id', (request, reply) => cache.send(request, reply, 'policy', request.url, async () => ({ code: 0 })));
  await app.inject('/list');
  for (let id = 0; id < 600; id += 1) await app.inject(`/${id}`);
  expect((await app.inject('/list')).json()).toEqual({ code: 0, rows: [1] });
});

/** A server whose routes share the schema `unit`. */
function serverWith(unit: object): FastifyInstance {
  const server = Fastify({ schemaController: { compilersFactory } });
  server.addSchema({ $id: 'unit', ...unit });
  const querystring = { type: 'object', properties: { n: { type: 'integer' }, unit: { $ref: 'unit#' } } };
  const response = { 200: { type: 'object', properties: { n: { type: 'integer' }, unit: { $ref: 'unit#' } } } };
  server.get('/', { schema: { querystring, response } }, async ({ query }) => ({ ...(query as object), hidden: 1 }));
  return server;
}

const answer = async (server: FastifyInstance, query: string) => (await server.inject(`/?${query}`)).json() as object;

it('schemas compiled once per process validate, convert and serialise correctly, also after a rejection', async () => {
  for (const server of [serverWith({ type: 'string' }), serverWith({ type: 'string' })]) {
    expect(await answer(server, 'n=1&unit=m')).toEqual({ n: 1, unit: 'm' });
    expect(await answer(server, 'n=one')).toMatchObject({
      statusCode: 400,
      message: 'querystring/n must be integer',
    });
    expect(await answer(server, 'n=2')).toEqual({ n: 2 });
  }
});

/** The response of a route that throws this. */
async function answerTo(thrown: Error) {
  const app = Fastify() as unknown as PortalApp;
  errorHandler(app);
  app.get('/', () => {
    throw thrown;
  });
  const answer = await app.inject('/');
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

import Fastify from 'fastify';
import { contentChanged, type ContentVersions } from '../../../server/db/contentVersion';
import { openDatabase } from '../../../server/db/openDatabase';
import { ResponseCache } from '../../../server/http/responseCache';
import { deferred } from '../../support/deferred';
import { encodings } from '../../support/encodings';
import { smallId } from '../../support/smallSeed';
import { testEngines, useTestServer } from '../../support/server';

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

  it('shares one response among a hundred concurrent reads', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.app.inject('/api/app/list?pageSize=3')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().rows).toHaveLength(3);
  });
});

it('reports that all requesters have disconnected, and not before', async () => {
  const cache = new ResponseCache({ of: async () => 1 } as unknown as ContentVersions);
  const app = Fastify();
  let isGone: (() => boolean) | null = null;
  const held = deferred<object>();
  const left: (() => void)[] = [];
  const came: (() => void)[] = [];
  app.addHook('onRequestAbort', (_request, done) => {
    left.shift()?.();
    done();
  });
  app.get('/', async (request, reply) => {
    const answer = cache.send(request, reply, 'policy', 'key', (_version, gone) => {
      isGone = gone;
      return held.promise;
    });
    came.shift()?.();
    return answer;
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const ask = async () => {
    const visitor = new AbortController();
    const begun = new Promise<void>((resolve) => came.push(resolve));
    const answer = fetch(url, { signal: visitor.signal }).catch(() => null);
    await begun;
    return async () => {
      const gone = new Promise<void>((resolve) => left.push(resolve));
      visitor.abort();
      await Promise.all([gone, answer]);
    };
  };
  const [leaveFirst, leaveSecond] = [await ask(), await ask()];
  await leaveFirst();
  expect(isGone!()).toBe(false);
  await leaveSecond();
  expect(isGone!()).toBe(true);
  held.resolve({});
  await app.close();
});

it('keeps a response, however many ids of nothing are asked for after it', async () => {
  const cache = new ResponseCache({ of: async () => 1 } as unknown as ContentVersions);
  const app = Fastify();
  let made = 0;
  app.get('/list', (request, reply) =>
    cache.send(request, reply, 'policy', 'list', async () => ({ code: 0, rows: [(made += 1)] })),
  );
  app.get('/:id', (request, reply) => cache.send(request, reply, 'policy', request.url, async () => ({ code: 0 })));
  await app.inject('/list');
  for (let id = 0; id < 600; id += 1) await app.inject(`/${id}`);
  expect((await app.inject('/list')).json()).toEqual({ code: 0, rows: [1] });
});

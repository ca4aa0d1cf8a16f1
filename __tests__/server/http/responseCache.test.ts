import zlib from 'node:zlib';
import { contentChanged } from '../../../server/db/contentVersion';
import { openDatabase } from '../../../server/db/openDatabase';
import { smallId } from '../../support/smallSeed';
import { startTestServer, testEngines, type TestServer } from '../../support/server';

describe.each(testEngines)('on the engine %s', (engine) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ engine, listen: false });
  });
  afterAll(() => server.close());

  const url = '/api/policy/list?pageSize=20';
  const get = (headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it('does not send a read again that the browser has', async () => {
    const { etag } = (await get()).headers;
    const again = await get({ 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ])('compresses long answers as %s where the browser accepts it', async (encoding, unpack) => {
    const packed = await get({ 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual((await get()).json());
  });

  it('does not use an encoding that the browser refuses', async () => {
    expect((await get({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get({ 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });

  it('shows changed content in the next answer, also if another process changed it', async () => {
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

  it('gives a hundred reads at once the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.app.inject('/api/app/list?pageSize=3')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().rows).toHaveLength(3);
  });
});

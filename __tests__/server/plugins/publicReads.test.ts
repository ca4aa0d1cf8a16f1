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

  it('a read that is known already is not sent again', async () => {
    const { etag } = (await get()).headers;
    const again = await get({ 'if-none-match': `"other", ${etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200);
  });

  it.each([
    ['br', zlib.brotliDecompressSync],
    ['gzip', zlib.gunzipSync],
  ])('long answers come packed as %s where the browser takes it', async (encoding, unpack) => {
    const packed = await get({ 'accept-encoding': encoding });
    expect(packed.headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(JSON.parse(unpack(packed.rawPayload).toString())).toEqual((await get()).json());
  });

  it('an encoding that the browser refuses is not used', async () => {
    expect((await get({ 'accept-encoding': 'br;q=0, gzip' })).headers['content-encoding']).toBe('gzip');
    expect((await get({ 'accept-encoding': 'identity' })).headers['content-encoding']).toBeUndefined();
  });

  it('a change of the content shows in the next answer, also one that another process made', async () => {
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

  it('a hundred reads at once get the same answer', async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => server.app.inject('/api/app/list?pageSize=3')));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
    expect(answers[0]?.json().rows).toHaveLength(3);
  });
});

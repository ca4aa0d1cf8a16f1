import fs from 'node:fs';
import path from 'node:path';
import undici from 'undici';
import { runOperateCommand } from '../../../server/operate/cli';
import { Bucket, tidyBucket, UploadStorage } from '../../../server/storage/uploadStorage';
import { runSubmissionsCommand } from '../../../server/submissions/cli';
import { makeLargeZip, makeZip } from '../../support/archives';
import { startCannedServer } from '../../support/cannedServer';
import { eventually } from '../../support/eventually';
import { pngOf } from '../../support/pngOf';
import { S3Server } from '../../support/s3Server';
import { storeEnv, usualEngines } from '../../support/server';
import { deleteRows, readRows } from '../../support/storeRows';
import { useStarted } from '../../support/useStarted';
import { startAccountServer, useCompany } from '../../support/visitor';

const zip = makeZip([{ name: '申报书.docx' }]);
const day = 24 * 60 * 60 * 1000;
const unavailable = { code: 503, msg: '服务暂时不可用，请稍后再试' };

describe.each(usualEngines)('uploads in S3-compatible storage, rows in the %s store', (engine) => {
  const s3 = new S3Server();
  beforeAll(() => s3.start());
  // Its port is known by then.
  const server = useStarted(() => startAccountServer({ engine, config: { storage: s3.settings } }));
  const company = useCompany(server, '13900000001');
  afterAll(() => s3.stop());
  const local = (...names: string[]) => path.join(server.config.dataDir, ...names);
  const forget = () =>
    ['attachments', 'uploads'].forEach((kind) => fs.rmSync(local(kind), { recursive: true, force: true }));
  const keys = () => [...s3.objects.keys()].sort();
  const rows = () => readRows(server, 'attachment');
  const upload = async (file = zip, name = '材料.zip') => String((await company.upload(file, name)).body.attId);
  const open = (attId: string) => company.get(`/profile/upload/${attId}`);
  const tidy = async () => {
    const storage = new UploadStorage(server.config.dataDir, s3.settings);
    await tidyBucket(await server.store(), storage);
    await storage.close();
  };
  const command = (run: typeof runOperateCommand, ...words: string[]) => run(words, { ...s3.env, ...storeEnv(server) });

  afterEach(() => {
    s3.fault = null;
  });

  it('are acknowledged once the storage has them', async () => {
    const blocked = { put: () => undefined as void };
    const reached = new Promise<void>((resolve) => {
      s3.beforePut = () => new Promise((release) => (resolve(), (blocked.put = release)));
    });
    let answered = false;
    const sent = company.upload(zip, 'a.zip').finally(() => (answered = true));
    await reached;
    expect([answered, await rows()]).toEqual([false, []]);
    s3.beforePut = () => Promise.resolve();
    blocked.put();
    const { body } = await sent;
    expect(s3.objects.get(`test/attachments/${String(body.attId)}`)?.body).toEqual(zip);
  });

  it('are sent by a server whose folder lacks them, fetched once for all who ask', async () => {
    const large = makeLargeZip(300_000);
    const attId = await upload(large);
    forget();
    s3.calls.length = 0;
    s3.fault = 'cut';
    const answers = await Promise.all([open(attId), open(attId)]);
    expect(answers.map(({ raw }) => raw.equals(large))).toEqual([true, true]);
    // The first answer was cut.
    expect(s3.calls.filter((call) => call.startsWith('GET test/attachments/'))).toHaveLength(3);
    expect((await open(attId)).raw.equals(large)).toBe(true);
    expect(s3.calls).toHaveLength(3);
    expect((await open('0'.repeat(32))).status).toBe(404);
  });

  it('hold pictures in all sizes, which others cannot make a server look for', async () => {
    const photo = await pngOf(300);
    const { body } = await company.upload(photo, 'a.png', { url: '/api/my/avatar' });
    const url: string = body.data.avatar;
    const id = url.split('/')[3]!;
    const sent = (await company.get(url)).raw;
    expect(keys().filter((key) => key.startsWith(`test/uploads/${id}/`)).length).toBeGreaterThan(1);
    forget();
    expect((await company.get(url)).raw).toEqual(sent);
    s3.calls.length = 0;
    expect((await company.get(url.replace(id, 'f'.repeat(32)))).status).toBe(404);
    expect(s3.calls).toEqual([]);
    // A new one replaces it.
    await company.upload(photo, 'a.png', { url: '/api/my/avatar' });
    await eventually(() => expect(keys().filter((key) => key.includes(id))).toEqual([]));
  });

  it('are refused while the storage is gone, and accepted again afterwards', async () => {
    const [readable, elsewhere] = [await upload(), await upload()];
    fs.rmSync(local('attachments', elsewhere));
    const before = [keys(), await rows()];
    const files = fs.readdirSync(local('attachments')).sort();
    await s3.stop();
    const calls = [company.upload(zip, 'b.zip'), open(elsewhere), open(readable)] as const;
    const [lost, unread, read] = await Promise.all(calls);
    const [health, ready] = [await company.get('/healthz'), await company.get('/readyz')];
    expect([lost.status, lost.body, unread.status, unread.body]).toEqual([503, unavailable, 503, unavailable]);
    expect(read.raw).toEqual(zip);
    expect([health.status, health.body.storage, ready.status]).toEqual([503, 'down', 200]);
    expect([keys(), await rows()]).toEqual(before);
    expect(fs.readdirSync(local('attachments')).sort()).toEqual(files);
    expect(fs.readdirSync(local('attachments', 'incoming'))).toEqual([]);
    await s3.start();
    expect((await open(elsewhere)).raw).toEqual(zip);
    expect((await company.upload(zip, 'b.zip')).body.code).toBe(0);
    expect((await company.get('/healthz')).body.storage).toBe('ok');
  });

  it('are refused at once by a storage that refuses the key', async () => {
    s3.fault = 'refused';
    s3.calls.length = 0;
    expect((await company.upload(zip, 'c.zip')).body).toEqual(unavailable);
    expect(s3.calls).toHaveLength(1);
    const { text } = await command(runOperateCommand, 'doctor');
    expect(text).toMatch(/^wrong {2}storage: /m);
    expect(text).not.toContain('test-secret');
  });

  it('are compared with the store: what only the folder has is stored, old copies and strays are deleted', async () => {
    const [older, restored] = [await upload(), await upload()];
    s3.objects.delete(`test/attachments/${restored}`);
    const week = new Date(Date.now() - 8 * day);
    fs.utimesSync(local('attachments', older), week, week);
    const month = new Date(Date.now() - 31 * day);
    const [stray, young] = ['a', 'b'].map((letter) => `test/attachments/${letter.repeat(32)}`);
    const foreign = 'test/attachments/README.txt';
    for (const key of [stray!, foreign]) s3.objects.set(key, { body: zip, modified: month });
    s3.objects.set(young!, { body: zip, modified: new Date() });
    await tidy();
    expect(s3.objects.get(`test/attachments/${restored}`)?.body).toEqual(zip);
    expect(fs.existsSync(local('attachments', older))).toBe(false);
    expect((await open(older)).raw).toEqual(zip);
    expect(keys()).toEqual(expect.arrayContaining([young, foreign]));
    expect(keys()).not.toContain(stray);
    s3.objects.delete(young!);
  });

  it('keep all strays when so many are unknown that the database must be another one', async () => {
    const strays = Array.from({ length: 40 }, (_, index) => `test/attachments/${String(index).padStart(32, '0')}`);
    for (const key of strays) s3.objects.set(key, { body: zip, modified: new Date(0) });
    await tidy();
    expect(keys()).toEqual(expect.arrayContaining(strays));
    for (const key of strays) s3.objects.delete(key);
  });

  it('are compared with the store although some are deleted meanwhile', async () => {
    const [deleted, restored] = [await upload(), await upload()];
    for (const id of [deleted, restored]) s3.objects.delete(`test/attachments/${id}`);
    const { list } = Bucket.prototype;
    const listing = jest.spyOn(Bucket.prototype, 'list').mockImplementation(function (this: Bucket, start) {
      fs.rmSync(local('attachments', deleted), { force: true });
      return list.call(this, start);
    });
    await tidy();
    listing.mockRestore();
    expect(keys()).toContain(`test/attachments/${restored}`);
    await deleteRows(server, 'attachment', { attId: deleted });
  });

  it('leave no copy on a server when another one deleted them, unless so many are unknown', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5].map(() => upload()));
    const month = new Date(Date.now() - 31 * day);
    const age = (some: string[]) => some.forEach((id) => fs.utimesSync(local('attachments', id), month, month));
    const copies = () => fs.readdirSync(local('attachments'));
    const others = Array.from({ length: 40 }, (_, index) => String(index).padStart(32, '0'));
    for (const attId of ids.slice(0, 2)) await deleteRows(server, 'attachment', { attId });
    for (const id of others) fs.writeFileSync(local('attachments', id), zip);
    age([...ids, ...others]);
    await tidy();
    expect(copies()).toEqual(expect.arrayContaining([...ids.slice(0, 2), ...others]));
    for (const id of others) fs.rmSync(local('attachments', id));
    await tidy();
    expect(copies().filter((id) => ids.includes(id))).toEqual([]);
  });

  it('are known to doctor, export and backup', async () => {
    const attId = await upload();
    forget();
    expect((await command(runOperateCommand, 'doctor')).text).toMatch(/^ok {5}attachments: \d+$/m);
    const folder = path.join(path.dirname(server.config.dataDir), 'exported');
    expect(await command(runSubmissionsCommand, 'export', folder)).toMatchObject({ ok: true });
    const copy = path.join(path.dirname(server.config.dataDir), 'copy');
    const output = await command(runOperateCommand, 'backup', copy);
    if (engine === 'postgres') expect(output.text).toContain('copy the bucket');
    else expect(fs.readFileSync(path.join(copy, 'attachments', attId))).toEqual(zip);
    s3.objects.delete(`test/attachments/${attId}`);
    expect((await command(runOperateCommand, 'doctor')).text).toContain(`are missing in the storage: ${attId}`);
    expect((await open(attId)).status).toBe(404);
    expect((await command(runOperateCommand, 'backup', `${copy}-2`)).ok).toBe(false);
  });
});

const credentials = { accessKeyId: 'id', secretAccessKey: 'key' };

it.each(['', '/', '/storage/v1/s3', '/storage/v1/s3/'])(
  'is called under the path of its endpoint: "%s"',
  async (path) => {
    const service = await startCannedServer(() => ({ body: '<ListBucketResult/>' }));
    const endpoint = service.url + path;
    const bucket = new Bucket({ bucket: 'files', prefix: '', region: 'us-east-1', endpoint, credentials });
    await bucket.check();
    await bucket.close();
    expect(service.requests.map(({ path, query }) => `${path}?${query}`)).toEqual([
      `${path.replace(/\/$/, '')}/files/?list-type=2&max-keys=1`,
    ]);
  },
);

it.each([
  ['files', 'us-east-1', 'https://files.s3.us-east-1.amazonaws.com/'],
  ['files', 'cn-north-1', 'https://files.s3.cn-north-1.amazonaws.com.cn/'],
  // The certificate is for one name before Amazon's.
  ['files.example.com', 'us-east-1', 'https://s3.us-east-1.amazonaws.com/files.example.com/'],
])('%s in %s is called by a name that the certificate has', async (name, region, address) => {
  const answer = { statusCode: 200, body: { text: async () => '<ListBucketResult/>' } };
  const requested = jest.spyOn(undici, 'request').mockResolvedValue(answer as never);
  const bucket = new Bucket({ bucket: name, prefix: '', region, endpoint: null, credentials });
  await bucket.check();
  await bucket.close();
  expect(String(requested.mock.calls[0]![0])).toBe(`${address}?list-type=2&max-keys=1`);
  requested.mockRestore();
});

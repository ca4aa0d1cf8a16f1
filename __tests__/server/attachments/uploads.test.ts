import fs from 'node:fs';
import path from 'node:path';
import { accountLimits } from '../../../server/accountLimits';
import { Attachments } from '../../../server/attachments/attachments';
import { UploadStorage } from '../../../server/storage/uploadStorage';
import { application } from '../../support/formValues';
import { makeLargeZip, makeRar5, makeZip } from '../../support/archives';
import { sendBytes } from '../../support/listen';
import { casesOn, testEngines } from '../../support/server';
import { readRows } from '../../support/storeRows';
import {
  startAccountServer,
  Visitor,
  useAccountServer,
  useCompany,
  useFreshServer,
  type AccountServer,
} from '../../support/visitor';

const zip = makeZip([{ name: '申报书.docx' }]);
const largest = 10 * 1024 * 1024;
const upload = '/components/sysAttMain/upload';

/** A zip of exactly this many bytes. */
function zipOf(bytes: number): Buffer {
  const bare = makeLargeZip(1).length - 1;
  return makeLargeZip(bytes - bare);
}

/** What is refused before anything is stored, with why. */
const refused: [what: string, file: Buffer, name: string, msg: RegExp][] = [
  ['a byte over 10 MB', zipOf(largest + 1), 'large.zip', /超出限制.*10MB/],
  ['megabytes over 10 MB', zipOf(largest + 3_000_000), 'large.zip', /超出限制.*10MB/],
  ['no bytes', Buffer.alloc(0), 'empty.zip', /不能为空/],
  ['another kind', zip, 'plan.pdf', /后缀\[pdf\]不正确/],
  ['a double extension', zip, 'plan.zip.exe', /后缀\[exe\]不正确/],
  ['no ending', zip, 'zip', /后缀\[\]不正确/],
  ['nothing but an extension', zip, '.zip', /不正确/],
  ['a program named zip', Buffer.from('MZ'.repeat(100)), 'tool.zip', /不是有效的压缩文件/],
  ['a zip named rar', zip, 'a.rar', /其他格式/],
  ['a zip bomb', makeZip([{ name: 'zeros', data: Buffer.alloc(64 * 1024 * 1024) }]), 'bomb.zip', /解压后过大/],
  ['a name with path parts', zip, '../../etc/a.zip', /文件名包含不支持的字符/],
  ['a name with backslashes', zip, '..\\\\a.zip', /文件名包含不支持的字符/],
  ['a name with bidi controls', zip, 'a\u202epiz.zip', /文件名包含不支持的字符/],
  ['a name with a control character', zip, 'a\u0007.zip', /文件名包含不支持的字符/],
  ['a name of 101 characters', zip, `${'n'.repeat(97)}.zip`, /文件名最长100个字符/],
];

describe.each(testEngines)('uploads on the %s store', (engine) => {
  const server = useAccountServer({ engine, listen: true });
  const visitor = useCompany(server, '13900000001');
  const storedNames = () =>
    fs.readdirSync(path.join(server.config.dataDir, 'attachments')).filter((name) => name !== 'incoming');
  const incoming = () => fs.readdirSync(path.join(server.config.dataDir, 'attachments', 'incoming'));

  afterEach(() => expect(incoming()).toEqual([]));

  it.each([
    ['a zip', zip, '申报材料.zip'],
    ['an upper-case extension', zip, 'A.ZIP'],
    ['a rar', makeRar5([{ name: 'a.txt' }]), '材料 (1) #2 50%.Rar'],
    ['a zip of exactly 10 MB', zipOf(largest), 'large.zip'],
    ['a name of 100 characters', zip, `${'名'.repeat(96)}.zip`],
  ])('accepts %s and returns an id of 128 bits', async (_what, file, name) => {
    const { status, body } = await visitor.upload(file, name);
    const attId = expect.stringMatching(/^[0-9a-f]{32}$/);
    expect([status, body]).toEqual([200, { code: 0, msg: '操作成功', attId }]);
  });

  it('responds with 400 to a body that is truncated within its file', async () => {
    const payload = '--b\r\ncontent-disposition: form-data; name="file"; filename="a.zip"\r\n\r\nPK';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    const answer = await visitor.send('POST', upload, { headers, payload });
    expect(answer).toMatchObject({ status: 400, body: { code: 400 } });
  });

  it.each(casesOn(engine, refused))('rejects %s and stores nothing', async (_what, file, name, msg) => {
    const before = storedNames().length;
    const { status, body } = await visitor.upload(file, name);
    expect([status, body]).toEqual([200, { code: 415, msg: expect.stringMatching(msg) }]);
    expect(storedNames()).toHaveLength(before);
  });

  it('rejects an upload without a file, with a wrong attKey, and a body that is not an upload', async () => {
    expect((await visitor.upload(zip, 'a.zip', { attKey: '../x' })).body).toEqual({ code: 500, msg: '附件类型不正确' });
    const none = { code: 500, msg: '请选择要上传的文件' };
    expect((await visitor.post(upload, {})).body).toEqual(none);
    const payload = '--b\r\ncontent-disposition: form-data; name="attKey"\r\n\r\nx\r\n--b--\r\n';
    const headers = { 'content-type': 'multipart/form-data; boundary=b' };
    expect((await visitor.send('POST', upload, { headers, payload })).body).toEqual({ ...none, code: 415 });
  });

  it('answers a repeated key with the first id, rejects it with another file, and stores one file', async () => {
    const before = storedNames().length;
    const sent = { key: 'upload-key-0001' };
    const first = await visitor.upload(zip, 'a.zip', sent);
    expect((await visitor.upload(zip, 'a.zip', sent)).body).toEqual(first.body);
    const other = await visitor.upload(makeZip([{ name: 'other' }]), 'a.zip', sent);
    expect(other.status).toBe(422);
    expect(storedNames()).toHaveLength(before + 1);
  });

  it('serves an upload to its owner only, as a download with its original name', async () => {
    const file = `/profile/upload/${(await visitor.upload(zip, '申报 材料.zip')).body.attId}`;
    const mine = await visitor.get(file);
    expect(mine.raw).toEqual(zip);
    expect(mine.headers).toMatchObject({
      'content-disposition': expect.stringMatching(
        /^attachment; filename="[^"]*\.zip"; filename\*=UTF-8''%E7%94%B3%E6%8A%A5%20%E6%9D%90%E6%96%99\.zip$/,
      ),
      'content-type': 'application/octet-stream',
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
    });
    expect((await visitor.get(file, { token: '' })).status).toBe(401);
    const other = await new Visitor(server).join('13900000002');
    const foreign = await other.get(file);
    const unknown = await other.get(`/profile/upload/${'0'.repeat(32)}`);
    expect(foreign.status).toBe(404);
    expect(foreign.raw).toEqual(unknown.raw);
  });

  it('assigns an upload to one application of its own company, and returns its path to that company only', async () => {
    const first = (await visitor.upload(zip, 'one.zip')).body.attId;
    const second = (await visitor.upload(zip, 'two.zip')).body.attId;
    const form = { ...application(), attKey_projectApplyInfoAtt: `${first},${second}` };
    const other = await new Visitor(server).join('13900000003');
    const refused = { code: 500, msg: '附件不存在或已失效，请重新上传' };
    expect((await other.form('/api/project/add', form, { key: 'foreign-key' })).body).toEqual(refused);
    expect((await visitor.form('/api/project/add', form, { key: 'apply-key-1' })).body.code).toBe(0);
    const again = { ...form, ...application(2) };
    expect((await visitor.form('/api/project/add', again, { key: 'apply-key-2' })).body).toEqual(refused);

    const [applied] = await readRows(server, 'projectApplication');
    const fileCall = `/api/att/getAttFile?fdId=${applied!.fdId}&clazz=projectApplication&key=projectApplyInfoAtt`;
    expect(await visitor.data(fileCall)).toBe(`/profile/upload/${first}`);
    expect((await other.get(fileCall)).body).not.toHaveProperty('data');
    expect((await new Visitor(server).get(fileCall)).status).toBe(401);
  });

  it('lists the files of an application in the order in which they are sent, whichever arrived first', async () => {
    const company = await new Visitor(server).join('13900000004');
    const ids: string[] = [];
    for (const name of ['c.zip', 'a.zip', 'b.zip']) {
      ids.unshift((await company.upload(zip, name)).body.attId);
      server.pass(1000);
    }
    const form = { ...application(), attKey_projectApplyInfoAtt: ids.join() };
    await company.form('/api/project/add', form, { key: 'apply-in-order' });
    const [{ number }] = (await company.get('/api/my/submissions?kind=application')).body.rows;
    const { files } = await company.data(`/api/my/submission?number=${number}`);
    expect(files.map(({ fileName }: { fileName: string }) => fileName)).toEqual(['b.zip', 'a.zip', 'c.zip']);
  });

  it('closes the connection of an upload with a too large content-length without reading it', async () => {
    const head =
      `POST ${upload} HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${visitor.token}\r\n` +
      'content-type: multipart/form-data; boundary=b\r\ncontent-length: 900000000\r\n\r\n';
    expect(await sendBytes(server.url, head).closed).toMatch(/^HTTP\/1\.1 200 [\s\S]*超出限制/);
  });
});

it('a folder that is not writable fails the upload without details, affects nothing else, and is used again once it is writable', async () => {
  const server = await startAccountServer();
  const visitor = await new Visitor(server).join('13900000001');
  const folder = path.join(server.config.dataDir, 'attachments');
  fs.rmSync(folder, { recursive: true });
  fs.writeFileSync(folder, 'in the way');
  const sent = { key: 'upload-key-0002' };
  const failed = await visitor.upload(zip, 'a.zip', sent);
  expect(failed.status).toBeGreaterThanOrEqual(500);
  expect(failed.body.msg).not.toMatch(/[a-z/]/i);
  expect((await visitor.get('/api/user/info')).status).toBe(200);
  fs.rmSync(folder);
  expect((await visitor.upload(zip, 'a.zip', sent)).body.code).toBe(0);
});

describe('leftovers of a crash', () => {
  let again: AccountServer | undefined;
  const server = useFreshServer();
  const visitor = useCompany(server, '13900000001');
  let attId: string;
  const inFolder = (...names: string[]) => path.join(server.config.dataDir, ...names);
  const storedFiles = () => fs.readdirSync(inFolder('attachments')).sort();
  const setAside = () =>
    fs.existsSync(inFolder('quarantine'))
      ? fs.readdirSync(inFolder('quarantine')).flatMap((day) => fs.readdirSync(inFolder('quarantine', day)).sort())
      : [];
  const start = async () => {
    await again?.app.close();
    again = await startAccountServer({ config: { dataDir: server.config.dataDir } });
  };
  beforeEach(async () => {
    again = undefined;
    attId = (await visitor.upload(zip, 'a.zip')).body.attId;
    await server.app.close();
  });

  it('are moved to quarantine at the next start, both partial files and files without a row', async () => {
    fs.writeFileSync(inFolder('attachments', 'incoming', 'half'), 'half');
    fs.writeFileSync(inFolder('attachments', 'f'.repeat(32)), 'whole');
    await start();
    expect(storedFiles()).toEqual([attId, 'incoming'].sort());
    expect(fs.readdirSync(inFolder('attachments', 'incoming'))).toEqual([]);
    expect(setAside()).toEqual(['f'.repeat(32), 'half']);
    await start();
    expect(setAside()).toEqual(['f'.repeat(32), 'half']);
  });

  it('are deleted after thirty days in quarantine', async () => {
    fs.writeFileSync(inFolder('attachments', 'f'.repeat(32)), 'whole');
    await start();
    const storage = new UploadStorage(server.config.dataDir, null);
    const limits = { ...accountLimits, unclaimedUploadMs: 1e15 };
    const purgeAfter = async (days: number) => {
      const time = server.now() + days * 24 * 60 * 60 * 1000;
      await new Attachments(await again!.store(), storage, limits, () => time).purge();
    };
    await purgeAfter(29);
    expect(setAside()).toEqual(['f'.repeat(32)]);
    await purgeAfter(32);
    expect(setAside()).toEqual([]);
    expect(storedFiles()).toContain(attId);
  });

  it('are restored from quarantine if a row refers to them after all', async () => {
    const day = inFolder('quarantine', '2025-05-31');
    fs.mkdirSync(day, { recursive: true });
    fs.renameSync(inFolder('attachments', attId), path.join(day, attId));
    await start();
    expect(storedFiles()).toContain(attId);
    expect(setAside()).toEqual([]);
  });

  it('stay in place if a large share of the files is unknown', async () => {
    const strangers = Array.from({ length: 10 }, (_, index) => String(index).repeat(32));
    for (const name of strangers) fs.writeFileSync(inFolder('attachments', name), 'x');
    await start();
    expect(storedFiles()).toEqual([...strangers, attId, 'incoming'].sort());
    expect(setAside()).toEqual([]);
    expect((await new Visitor(again!).get('/api/app/list')).status).toBe(200);
  });
});

describe('limits per account', () => {
  it.each(['uploads', 'unclaimedUploads'] as const)('%s beyond the limit are rejected', async (limit) => {
    const limits = { uploads: { times: limit === 'uploads' ? 3 : 100, withinMs: 60_000 }, unclaimedUploads: 3 };
    const server = await startAccountServer({ deps: { limits } });
    const visitor = await new Visitor(server).join('13900000001');
    for (let round = 0; round < 3; round += 1) expect((await visitor.upload(zip, 'a.zip')).body.code).toBe(0);
    expect((await visitor.upload(zip, 'a.zip')).body.code).toBe(limit === 'uploads' ? 429 : 500);
  });

  it('the bytes of all attachments together are limited, also of those that arrive at once', async () => {
    const server = await startAccountServer({ config: { companyBytes: 3 * zip.length } });
    const visitor = await new Visitor(server).join('13900000001');
    const answers = await Promise.all(Array.from({ length: 5 }, () => visitor.upload(zip, 'a.zip')));
    expect(answers.filter(({ body }) => body.code === 0)).toHaveLength(3);
    const full = { code: 500, msg: '本企业的附件总量已达上限，请联系我们' };
    expect((await visitor.upload(zip, 'a.zip')).body).toEqual(full);
    const files = fs.readdirSync(path.join(server.config.dataDir, 'attachments'));
    expect(files.filter((name) => name.length === 32)).toHaveLength(3);
    const other = await new Visitor(server).join('13900000002');
    expect((await other.upload(zip, 'a.zip')).body.code).toBe(0);
  });
});

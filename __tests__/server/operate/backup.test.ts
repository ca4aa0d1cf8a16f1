import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { runOperateCommand } from '../../../server/operate/cli';
import { makeZip } from '../../support/archives';
import { insertInto } from '../../support/insertRows';
import { inStore, startAccountServer, useAccountServer, useCompany, Visitor } from '../../support/visitor';
import { copyWrittenStore } from '../../support/writtenStore';

const server = useAccountServer();
const company = useCompany(server, '13900000001', '示例木业');
const archive = makeZip([{ name: '材料.txt' }]);
const pictureId = 'a'.repeat(32);

const beside = (name: string) => path.join(path.dirname(server.config.dataDir), name);
const inData = (...names: string[]) => path.join(server.config.dataDir, ...names);
const backup = (folder: string, env = {}) =>
  runOperateCommand(['backup', folder], { DATA_DIR: server.config.dataDir, ...env });
const restore = (folder: string, dataDir: string, env = {}) =>
  runOperateCommand(['restore', folder], { DATA_DIR: dataDir, ...env });

let attId: string;

beforeAll(async () => {
  attId = String((await company.upload(archive, '申报材料.zip')).body.attId);
  fs.mkdirSync(inData('uploads', pictureId), { recursive: true });
  fs.writeFileSync(inData('uploads', pictureId, '1920.webp'), 'four');
  const { fdId: accountId } = await inStore(server, (db) =>
    db.selectFrom('account').select('fdId').where('username', '=', '13900000001').executeTakeFirstOrThrow(),
  );
  const facts = { accountId, fileName: '照片.png', width: 1, height: 1, format: 'png', createdAt: 0, used: '1' };
  await insertInto(await server.store(), 'picture', { fdId: pictureId, size: 4, ...facts });
  fs.mkdirSync(inData('pictures'), { recursive: true });
  fs.writeFileSync(inData('pictures', 'own.svg'), '<svg/>');
  fs.writeFileSync(inData('attachments', 'f'.repeat(32)), 'left by a crash');
});

it('copies a running portal, and a portal on the restored copy has its accounts and files', async () => {
  const made = await backup(beside('copy'));
  expect(made).toEqual({ ok: true, text: expect.stringContaining(`written to ${beside('copy')} and checked`) });
  expect(fs.readdirSync(beside('copy')).sort()).toEqual(
    ['attachments', 'backup.json', 'pictures', 'portal.db', 'secret.key', 'store.id', 'uploads'].sort(),
  );
  expect(fs.readdirSync(path.join(beside('copy'), 'attachments'))).toEqual([attId]);
  expect(fs.statSync(beside('copy')).mode & 0o077).toBe(0);
  // Written after the backup, so not in it.
  await company.upload(archive, '后来的.zip');
  const dataDir = beside('restored');
  expect(await restore(beside('copy'), dataDir)).toMatchObject({ ok: true });
  for (const name of [`attachments/${attId}`, `uploads/${pictureId}/1920.webp`, 'pictures/own.svg', 'secret.key'])
    expect(fs.readFileSync(path.join(dataDir, name)).equals(fs.readFileSync(inData(name)))).toBe(true);
  const other = await startAccountServer({ config: { dataDir } });
  expect((await new Visitor(other).logIn('13900000001', 'secret-1')).body.code).toBe(0);
  const uploads = await inStore(other, (db) => db.selectFrom('attachment').select('fileName').execute());
  expect(uploads).toEqual([{ fileName: '申报材料.zip' }]);
});

it('refuses an existing folder, a folder of the data, a folder without a store, and PostgreSQL', async () => {
  const unused = beside('unused');
  const databaseUrl = { DATABASE_URL: 'postgres://user:hidden@127.0.0.1:1/portal' };
  for (const [answer, reason] of [
    [await backup(beside('copy')), 'exists'],
    [await backup(inData('pictures', 'copy')), 'in the data folder'],
    [await backup(unused, { DATA_DIR: beside('nothing') }), 'there is no store'],
    [await backup(unused, databaseUrl), 'pg_dump'],
    [await restore(beside('copy'), unused, databaseUrl), 'pg_restore'],
    [await runOperateCommand(['backup'], {}), 'npm run backup -- FOLDER'],
    [await runOperateCommand(['bakcup', beside('copy')], { DATA_DIR: unused }), 'npm run backup -- FOLDER'],
  ] as const) {
    expect(answer).toEqual({ ok: false, text: expect.stringContaining(reason) });
    expect(answer.text).not.toContain('hidden');
  }
  expect(fs.existsSync(unused)).toBe(false);
  expect(fs.existsSync(beside('nothing'))).toBe(false);
});

it('refuses the store of an earlier version, and does not upgrade it', async () => {
  const { place } = await copyWrittenStore('2026-11-23', 'embedded');
  const answer = await backup(beside('earlier'), { DATA_DIR: place.dataDir });
  expect(answer).toEqual({ ok: false, text: expect.stringContaining('earlier version') });
  expect(await backup(beside('earlier'), { DATA_DIR: place.dataDir })).toEqual(answer);
});

it.each([
  ['an attachment', () => inData('attachments', attId), () => `attachments/${attId} (申报材料.zip)`],
  ['a picture', () => inData('uploads', pictureId, '1920.webp'), () => `uploads/${pictureId} (照片.png)`],
])('fails, names the file and leaves nothing when %s is missing or damaged', async (_what, place, name) => {
  const content = fs.readFileSync(place());
  const before = fs.readdirSync(beside(''));
  for (const damage of [() => fs.rmSync(place()), () => fs.writeFileSync(place(), 'short text')]) {
    damage();
    expect(await backup(beside('damaged'))).toEqual({ ok: false, text: expect.stringContaining(name()) });
    expect(fs.readdirSync(beside(''))).toEqual(before);
  }
  fs.writeFileSync(place(), content);
});

describe('a restore that does not fit changes nothing', () => {
  const damaged = () => beside('damaged');
  const at = (name: string) => path.join(damaged(), name);
  beforeEach(() => fs.cpSync(beside('copy'), damaged(), { recursive: true }));
  afterEach(() => fs.rmSync(damaged(), { recursive: true }));

  /** Corrects the list after a change of the copied store. */
  function listAgain(change: (database: InstanceType<typeof Libsql>) => void): void {
    const database = new Libsql(at('portal.db'));
    change(database);
    database.close();
    const content = fs.readFileSync(at('portal.db'));
    const manifest = JSON.parse(fs.readFileSync(at('backup.json'), 'utf8')) as { files: Record<string, unknown> };
    const sha256 = createHash('sha256').update(content).digest('hex');
    manifest.files['portal.db'] = { size: content.length, sha256 };
    fs.writeFileSync(at('backup.json'), JSON.stringify(manifest));
  }

  it.each<[string, () => void, () => string]>([
    ['without its list', () => fs.rmSync(at('backup.json')), () => 'no complete backup'],
    ['with a list that was cut', () => fs.truncateSync(at('backup.json'), 40), () => 'no complete backup'],
    ['of another format', () => fs.writeFileSync(at('backup.json'), '{"format":2}'), () => 'another version'],
    ['with a store that was cut', () => fs.truncateSync(at('portal.db'), 4096), () => 'portal.db has 4096 bytes'],
    ['with another file', () => fs.writeFileSync(at('pictures/own.svg'), '<SVG/>'), () => 'pictures/own.svg differs'],
    ['without a file', () => fs.rmSync(at(`attachments/${attId}`)), () => `attachments/${attId} is missing`],
    [
      'that writes elsewhere',
      () => fs.writeFileSync(at('backup.json'), '{"format":1,"files":{"../x":{}}}'),
      () => 'outside the folder: ../x',
    ],
    [
      'of a newer version',
      () => listAgain((db) => db.exec(`insert into schemaMigration values ('999-later', '')`)),
      () => '999-later',
    ],
    [
      'whose store refers to more files',
      () => listAgain((db) => db.exec(`update picture set size = 5`)),
      () => `lacks uploads/${pictureId}`,
    ],
  ])('from a backup %s', async (_what, damage, reason) => {
    damage();
    for (const isThere of [false, true]) {
      const place = beside('target');
      if (isThere) fs.mkdirSync(place);
      expect(await restore(damaged(), place)).toEqual({ ok: false, text: expect.stringContaining(reason()) });
      expect(fs.existsSync(place) ? fs.readdirSync(place) : null).toEqual(isThere ? [] : null);
      fs.rmSync(place, { recursive: true, force: true });
    }
  });

  it('into a folder that is not empty', async () => {
    fs.mkdirSync(beside('full'));
    fs.writeFileSync(path.join(beside('full'), 'note.txt'), 'mine');
    expect(await restore(damaged(), beside('full'))).toEqual({
      ok: false,
      text: expect.stringContaining('is not empty'),
    });
    expect(fs.readdirSync(beside('full'))).toEqual(['note.txt']);
  });
});

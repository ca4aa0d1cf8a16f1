import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import Libsql from 'libsql';
import { openDatabase, type StorePlace } from '../../../server/db/openDatabase';
import { runOperateCommand } from '../../../server/operate/cli';
import { makeZip } from '../../support/archives';
import { publication } from '../../support/formValues';
import { createTestDatabase } from '../../support/postgres';
import { itOnPostgres, storeEnv, testEngines } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';
import { startAccountServer, useAccountServer, useCompany, Visitor } from '../../support/visitor';
import { accountId, addRows, deleteRows, readRows } from '../../support/storeRows';
import { copyWrittenStore } from '../../support/stores';

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
  const facts = {
    accountId: await accountId(server, '13900000001'),
    fileName: '照片.png',
    width: 1,
    height: 1,
    format: 'png',
    createdAt: 0,
    used: '1',
  };
  await addRows(server, 'picture', [{ fdId: pictureId, size: 4, ...facts }]);
  fs.mkdirSync(inData('pictures'), { recursive: true });
  fs.writeFileSync(inData('pictures', 'own.svg'), '<svg/>');
  fs.writeFileSync(inData('attachments', 'f'.repeat(32)), 'left by a crash');
});

it('copies a running portal, and a portal on the restored copy has its accounts and files', async () => {
  const backupOutput = await backup(beside('copy'));
  expect(backupOutput).toEqual({ ok: true, text: expect.stringContaining(`written to ${beside('copy')} and checked`) });
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
  expect(await readRows(other, 'attachment')).toMatchObject([{ fileName: '申报材料.zip' }]);
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

/** The tables that hold what people wrote, with their rows in one order. */
async function rowsIn(place: StorePlace): Promise<Record<string, unknown[]>> {
  const db = await openDatabase(place);
  const tables = (await db.introspection.getTables()).map(({ name }) => name);
  const found: Record<string, unknown[]> = {};
  for (const name of tables.filter((each) => !/^(?:schemaMigration|contentVersion|search)/.test(each))) {
    const rows = await db
      .selectFrom(name as 'account')
      .selectAll()
      .execute();
    const texts = rows.map((row) => Object.entries(row).map(([column, value]) => `${column} ${value as string}`));
    const isLeftOut = (text: string) => text.includes('searchIndex');
    found[name] = texts
      .map((row) => row.sort().join('\n'))
      .filter((text) => !isLeftOut(text))
      .sort();
  }
  await db.destroy();
  return found;
}

const copy = (to: string, env: NodeJS.ProcessEnv) => runOperateCommand(['copy-store', to], env);

/** The copies' own entries in the audit log are not in the original. */
const withoutAudit = (rows: Record<string, unknown[]>) => ({ ...rows, deskRecord: [] });

/** A store with a company's entry, and who may log in. */
async function storeInUse() {
  const place = { databaseUrl: null, dataDir: path.join(tempFolder(), 'data') };
  const login = { username: '13900000031', password: 'secret-1' };
  const server = await startAccountServer({ config: place });
  const company = await new Visitor(server).join(login.username);
  expect((await company.form('/api/getbuginess/add', publication)).body.code).toBe(0);
  await server.close();
  return { place, login };
}

itOnPostgres('copies a store to PostgreSQL and back, with everything that is in it', async () => {
  const { place, login } = await storeInUse();
  const { dataDir } = place;
  const before = await rowsIn(place);
  const database = await createTestDatabase();
  const env = { DATA_DIR: dataDir, DATABASE_URL: database.url };
  expect(await copy('to-postgres', env)).toEqual({
    ok: true,
    text: expect.stringMatching(/^\d+ rows of .* and compared\n$/),
  });
  const inPostgres = { databaseUrl: database.url, dataDir };
  expect(withoutAudit(await rowsIn(inPostgres))).toEqual(withoutAudit(before));
  expect(await copy('to-postgres', env)).toEqual({ ok: false, text: expect.stringContaining('is in use') });

  const server = await startAccountServer({ config: inPostgres });
  expect((await new Visitor(server).logIn(login.username, login.password)).body.code).toBe(0);
  await server.close();

  expect(await copy('to-embedded', env)).toEqual({ ok: false, text: expect.stringContaining('portal.db exists') });
  fs.renameSync(path.join(dataDir, 'portal.db'), path.join(dataDir, 'original.db'));
  const written = withoutAudit(await rowsIn(inPostgres));
  expect(await copy('to-embedded', env)).toMatchObject({ ok: true });
  expect(withoutAudit(await rowsIn(place))).toEqual(written);
  expect(fs.readdirSync(dataDir).filter((name) => name.startsWith('copying'))).toEqual([]);
});

itOnPostgres('leaves the database empty when a row does not fit', async () => {
  const { place } = await storeInUse();
  const db = await openDatabase(place);
  // The embedded engine keeps a text in a column of numbers.
  await sql`update "session" set "usedAt" = 'later'`.execute(db);
  await db.destroy();
  const database = await createTestDatabase();
  const env = { DATA_DIR: place.dataDir, DATABASE_URL: database.url };
  expect(await copy('to-postgres', env)).toMatchObject({ ok: false });
  const { account, policy, portalState } = await rowsIn({ databaseUrl: database.url, dataDir: place.dataDir });
  expect([account, policy, portalState]).toEqual([[], [], []]);
});

it('says what is missing, and creates nothing', async () => {
  const DATA_DIR = '/nonexistent/data';
  for (const [answer, reason] of [
    [await copy('to-postgres', { DATA_DIR }), 'DATABASE_URL must name'],
    [await copy('sideways', { DATA_DIR }), 'to-postgres or to-embedded'],
    [
      await copy('to-postgres', { DATA_DIR, DATABASE_URL: 'postgres://u:hidden@127.0.0.1:1/p' }),
      'there is no store in',
    ],
  ] as const) {
    expect(answer).toEqual({ ok: false, text: expect.stringContaining(reason) });
    expect(answer.text).not.toContain('hidden');
  }
  expect(fs.existsSync('/nonexistent')).toBe(false);
});

const hsts = { 'strict-transport-security': 'max-age=1' };

describe('the check of an installation', () => {
  afterEach(() => jest.restoreAllMocks());

  describe.each(testEngines)('on the engine %s', (engine) => {
    const server = useAccountServer({ engine });

    async function doctor(env: NodeJS.ProcessEnv = {}) {
      const { ok, text } = await runOperateCommand(['doctor'], { ...storeEnv(server), ...env });
      const lines = text.trim().split('\n');
      expect(ok).toBe(!lines.some((line) => line.startsWith('wrong')));
      return lines;
    }

    /** The test machine may have no build. */
    const wrong = (lines: string[]) => lines.filter((line) => /^wrong {2}(?!build)/.test(line));

    it('has a line for each thing, and nothing wrong with a running portal', async () => {
      const lines = await doctor();
      expect(wrong(lines)).toEqual([]);
      expect(lines.map((line) => /^\w+ +([^:]+):/.exec(line)![1]).join()).toBe(
        'settings,build,data folder,store,storage,attachments,disk space,clock,redis,upstream,proxy,mail',
      );
    });

    it('names lost attachments and a lost key', async () => {
      const attachment = { attId: 'b'.repeat(32), attKey: 'a', fileName: 'a.zip', size: 1, sha256: 'c', createdAt: 0 };
      const row = { ...attachment, accountId: 'd', applicationId: null };
      await addRows(server, 'attachment', [row]);
      expect(wrong(await doctor())).toEqual([
        `wrong  attachments: 1 of 1 are missing in ${server.config.dataDir}: ${attachment.attId}`,
      ]);
      await deleteRows(server, 'attachment');
      fs.renameSync(path.join(server.config.dataDir, 'secret.key'), path.join(server.config.dataDir, 'key'));
      expect(wrong(await doctor())).toEqual([expect.stringContaining('no secret.key')]);
      expect(wrong(await doctor({ PORTAL_SECRET: '0123456789abcdef0123456789abcdef' }))).toEqual([]);
      fs.renameSync(path.join(server.config.dataDir, 'key'), path.join(server.config.dataDir, 'secret.key'));
    });

    it('notices a clock that is behind, and a full disk', async () => {
      jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2020-01-01T00:00:00Z'));
      const later = { fdId: 'e', at: Date.parse('2025-06-01'), accountId: '', actor: '', action: '', target: '' };
      await addRows(server, 'deskRecord', [later]);
      jest.spyOn(fs, 'statfsSync').mockReturnValue({ bavail: 1, bsize: 4096, files: 0, ffree: 0 } as fs.StatsFs);
      expect(wrong(await doctor())).toEqual([
        expect.stringContaining('disk space: 0.0 GiB free'),
        expect.stringMatching(/^wrong {2}clock: .*NTP/),
      ]);
    });

    it('names a store that a newer version has upgraded', async () => {
      const newer = { name: '999-later', timestamp: '' };
      await addRows(server, 'schemaMigration', [newer]);
      expect(wrong(await doctor())).toEqual([expect.stringMatching(/^wrong {2}store: .*999-later/)]);
      await deleteRows(server, 'schemaMigration', { name: newer.name });
    });

    it('names settings that are wrong, or risky in production', async () => {
      expect(await doctor({ PORTAL_REIVEW: '1' })).toEqual([
        expect.stringMatching(/^wrong {2}settings: .*PORTAL_REVIEW/),
      ]);
      const NODE_ENV = 'production';
      expect(wrong(await doctor({ NODE_ENV }))).toEqual([
        expect.stringContaining('settings: PORTAL_ORIGIN is not set'),
      ]);
      expect(wrong(await doctor({ NODE_ENV, PORTAL_DEMO: '1' }))).toEqual([expect.stringContaining('PORTAL_DEMO')]);
    });
  });

  it('names servers that cannot be reached, on one line each, and no password', async () => {
    const { ok, text } = await runOperateCommand(['doctor'], {
      DATA_DIR: '/nonexistent/data',
      DATABASE_URL: 'postgres://portal:hidden-1@127.0.0.1:1/portal',
      REDIS_URL: 'redis://:hidden-2@127.0.0.1:1',
      PORTAL_SMTP: 'smtp://portal:hidden-3@127.0.0.1:1',
      PORTAL_MAIL_FROM: 'portal@example.com',
      PORTAL_ORIGIN: 'http://127.0.0.1:1',
      PORTAL_SECRET: 'hidden-4-0123456789-abcdefgh-ijklmn',
    });
    expect(ok).toBe(false);
    for (const what of ['data folder', 'store', 'redis', 'proxy', 'mail']) {
      expect(text).toMatch(new RegExp(`^wrong {2}${what}: .`, 'm'));
    }
    expect(text).not.toContain('hidden');
  });

  it('names a folder without a store, and creates none', async () => {
    const { text } = await runOperateCommand(['doctor'], { DATA_DIR: '/nonexistent/data' });
    expect(text).toContain('wrong  store: there is none in /nonexistent/data/portal.db');
    expect(fs.existsSync('/nonexistent')).toBe(false);
  });

  it('says what else it found where the store cannot be opened', async () => {
    const dataDir = tempFolder();
    fs.mkdirSync(path.join(dataDir, 'portal.db'));
    const { ok, text } = await runOperateCommand(['doctor'], { DATA_DIR: dataDir });
    expect(ok).toBe(false);
    expect(text).toMatch(/^wrong {2}store: EISDIR/m);
    expect(text).toMatch(/^ok {5}attachments: not checked/m);
  });

  it.each([
    [404, 'ok     upstream: responds'],
    [502, 'wrong  upstream: '],
  ])('judges an upstream that answers %d as the server does', async (status, expected) => {
    const fetched = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status }));
    const { text } = await runOperateCommand(['doctor'], {
      PORTAL_UPSTREAM: 'http://user:hidden@upstream.example/base',
    });
    expect(text).toContain(expected);
    expect(text).not.toContain('hidden');
    expect(fetched.mock.calls[0]![0]).toBe('http://upstream.example/base/api/system/navigation?type=home:footer');
  });

  it('names the reason of a host whose every address is unreachable', async () => {
    const cause = Object.assign(new AggregateError([]), { code: 'ECONNREFUSED' });
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed', { cause }));
    const { text } = await runOperateCommand(['doctor'], { PORTAL_UPSTREAM: 'http://upstream.example' });
    expect(text).toMatch(/^wrong {2}upstream: .*ECONNREFUSED$/m);
  });

  it.each([
    ['reaches the portal', { status: 'ok' }, hsts, 'ok     proxy: https://portal.example.com'],
    ['does not say that visitors use https', { status: 'ok' }, {}, 'PORTAL_TRUSTED_PROXIES'],
    ['reaches a portal whose store is down', { status: 'down' }, hsts, 'reports an outage'],
    ['reaches something else', {}, hsts, 'is not this portal'],
    ['reaches another program', { status: 404 }, hsts, 'is not this portal'],
    ['reaches what says nothing', null, hsts, 'is not this portal'],
  ])('says of the proxy that it %s', async (_what, body, headers, expected) => {
    jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, { headers }));
    const settings = { DATA_DIR: '/nonexistent/data', PORTAL_ORIGIN: 'https://portal.example.com' };
    const { text } = await runOperateCommand(['doctor'], settings);
    expect(/^.*proxy: .*$/m.exec(text)![0]).toContain(expected);
  });
});

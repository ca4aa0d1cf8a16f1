import fs from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { firstStart } from '../../../server/content/demoContent';
import { readContentMark } from '../../../server/db/portalState';
import { openDatabase } from '../../../server/db/openDatabase';
import type { ContentRows, Store } from '../../../server/db/schema';
import { readSecret, Sealer } from '../../../server/lib/secrets';
import { makeZip } from '../../support/archives';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { testEngines } from '../../support/server';
import { emptyStore } from '../../support/stores';
import { smallSeed } from '../../support/smallSeed';
import { tempFolder } from '../../support/tempFolder';
import { startAccountServer, Visitor } from '../../support/visitor';

const folder = tempFolder();
let count = 0;

/** A new data folder. */
const newPlace = () => path.join(folder, String((count += 1)));
const start = (dataDir: string, databaseUrl: string | null = null) =>
  startAccountServer({ config: { dataDir, databaseUrl } });
/** The portal starts there, and stops. */
const opens = async (...place: Parameters<typeof start>) => (await start(...place)).app.close();
const removeLogs = (dataDir: string) => {
  for (const log of ['-wal', '-shm']) fs.rmSync(path.join(dataDir, `portal.db${log}`), { force: true });
};
/** Puts the database of one folder into another. */
function copyDatabase(from: string, dataDir: string): void {
  removeLogs(dataDir);
  fs.mkdirSync(dataDir, { recursive: true });
  fs.copyFileSync(path.join(from, 'portal.db'), path.join(dataDir, 'portal.db'));
}
const attachmentsIn = (dataDir: string) =>
  fs.readdirSync(path.join(dataDir, 'attachments')).filter((name) => name !== 'incoming');

/** A folder that a stopped portal has used, with its attachments. */
async function newlyUsedFolder(databaseUrl: string | null = null, uploads = 5): Promise<string> {
  const dataDir = newPlace();
  const server = await start(dataDir, databaseUrl);
  const visitor = await new Visitor(server).join('13900000001');
  for (let round = 0; round < uploads; round += 1) await visitor.upload(makeZip([{ name: `${round}` }]), 'a.zip');
  await server.app.close();
  return dataDir;
}

let pattern: string;
beforeAll(async () => {
  pattern = await newlyUsedFolder();
});

/** A copy of the same used folder: its portal has the same id each time. */
function usedFolder(): string {
  const dataDir = newPlace();
  fs.cpSync(pattern, dataDir, { recursive: true, preserveTimestamps: true });
  return dataDir;
}

/** Makes a database forget its id. */
async function forgetIds(dataDir: string): Promise<void> {
  const db = await openDatabase({ databaseUrl: null, dataDir });
  await db.deleteFrom('portalState').where('name', '=', 'storeId').execute();
  await db.destroy();
}

it.each([
  ['is missing', (file: string) => fs.rmSync(file)],
  ['is empty', (file: string) => fs.writeFileSync(file, '')],
])('refuses a used folder whose database file %s, instead of creating a new one', async (_what, harm) => {
  const dataDir = usedFolder();
  const file = path.join(dataDir, 'portal.db');
  removeLogs(dataDir);
  harm(file);
  await expect(start(dataDir)).rejects.toThrow(/has been in use, but its portal\.db is missing or empty/);
  await expect(openDatabase({ databaseUrl: null, dataDir })).rejects.toThrow(/has been in use/);
  expect(attachmentsIn(dataDir)).toHaveLength(5);
});

it('refuses a folder without an id that has attachments but no database file', async () => {
  const dataDir = usedFolder();
  fs.rmSync(path.join(dataDir, 'store.id'));
  for (const end of ['', '-wal', '-shm']) fs.rmSync(path.join(dataDir, `portal.db${end}`), { force: true });
  await expect(start(dataDir)).rejects.toThrow(/has been in use/);
});

it('refuses the database file of another portal, and one without tables', async () => {
  const dataDir = usedFolder();
  const file = path.join(dataDir, 'portal.db');
  copyDatabase(await newlyUsedFolder(), dataDir);
  await expect(start(dataDir)).rejects.toThrow(/belongs to another database/);
  fs.rmSync(file);
  const bare = new Libsql(file);
  bare.exec('create table t (a); drop table t');
  bare.close();
  await expect(start(dataDir)).rejects.toThrow(/belongs to another database/);
  expect(attachmentsIn(dataDir)).toHaveLength(5);
});

it('refuses a file of another program, also in a new folder', async () => {
  const dataDir = newPlace();
  fs.mkdirSync(dataDir);
  const foreign = new Libsql(path.join(dataDir, 'portal.db'));
  foreign.exec('create table invoices (a)');
  foreign.close();
  await expect(start(dataDir)).rejects.toThrow(/is not a database of the portal/);
});

it('refuses a new folder with a database file but without its attachments, unless told to go on', async () => {
  const used = usedFolder();
  const dataDir = newPlace();
  copyDatabase(used, dataDir);
  await expect(start(dataDir)).rejects.toThrow(/has 5 attachments, but the data folder .* has none/);
  expect(fs.existsSync(path.join(dataDir, 'store.id'))).toBe(false);
  fs.copyFileSync(path.join(used, 'store.id'), path.join(dataDir, 'store.id'));
  await opens(dataDir);
});

it('accepts a new folder for a database without attachments', async () => {
  const dataDir = newPlace();
  copyDatabase(await newlyUsedFolder(null, 0), dataDir);
  await opens(dataDir);
});

it('accepts a folder and a database whose ids are both lost', async () => {
  const dataDir = usedFolder();
  await forgetIds(dataDir);
  fs.rmSync(path.join(dataDir, 'store.id'));
  await opens(dataDir);
  expect(attachmentsIn(dataDir)).toHaveLength(5);
  expect(fs.readFileSync(path.join(dataDir, 'store.id'), 'utf8')).toMatch(/^[0-9a-f]{32}\n$/);
});

it('refuses a folder without an id for a database that knows none of its attachments', async () => {
  const dataDir = usedFolder();
  const other = await newlyUsedFolder(null, 0);
  await forgetIds(other);
  fs.rmSync(path.join(dataDir, 'store.id'));
  copyDatabase(other, dataDir);
  await expect(start(dataDir)).rejects.toThrow(/5 of 5 attachments .* are unknown to this database/);
  expect(attachmentsIn(dataDir)).toHaveLength(5);
});

(process.env.TEST_DATABASE_URL ? describe : describe.skip)('with PostgreSQL', () => {
  let one: TestDatabase;
  let other: TestDatabase;
  beforeEach(async () => {
    one = await createTestDatabase();
    other = await createTestDatabase();
  });

  it('refuses an empty or foreign database for a used folder, and changes neither', async () => {
    const dataDir = await newlyUsedFolder(one.url);
    await expect(start(dataDir, other.url)).rejects.toThrow(/belongs to another database/);
    const db = await openDatabase({ databaseUrl: other.url, dataDir });
    expect(await db.selectFrom('portalState').select('name').execute()).toEqual([]);
    await db.destroy();
    await opens(newPlace(), other.url);
    await expect(start(dataDir, other.url)).rejects.toThrow(/belongs to another database/);
    expect(attachmentsIn(dataDir)).toHaveLength(5);
    await opens(dataDir, one.url);
    expect(attachmentsIn(dataDir)).toHaveLength(5);
  });

  it('refuses an empty folder for a database with attachments', async () => {
    await newlyUsedFolder(one.url);
    await expect(start(newPlace(), one.url)).rejects.toThrow(/has 5 attachments, but the data folder .* has none/);
  });

  it('refuses a folder of the embedded database when DATABASE_URL is set, and the other way round', async () => {
    await expect(start(usedFolder(), one.url)).rejects.toThrow(/belongs to another database/);
    await expect(start(await newlyUsedFolder(one.url))).rejects.toThrow(/has been in use/);
  });

  it('lets several servers that start together share a folder', async () => {
    const dataDir = newPlace();
    const servers = await Promise.all([start(dataDir, one.url), start(dataDir, one.url), start(dataDir, one.url)]);
    for (const server of servers) await server.app.close();
    await opens(dataDir, one.url);
  });
});

describe.each(testEngines)('the first start on the engine %s', (engine) => {
  let place: { databaseUrl: string | null; dataDir: string };
  beforeEach(async () => {
    ({ place } = await emptyStore(engine));
  });

  const policies = async (db: Store) => (await db.selectFrom('policy').select('fdId').execute()).length;
  const start = (seed: ContentRows | null) => openDatabase(place, (db) => firstStart(db, seed && (() => seed)));

  it('loads the demo content once: a later start does not change it', async () => {
    const first = await start(smallSeed);
    expect([await policies(first), await readContentMark(first)]).toEqual([23, 'demo']);
    await first.deleteFrom('policy').execute();
    await first.destroy();
    const second = await start(smallSeed);
    expect(await policies(second)).toBe(0);
    await second.destroy();
  });

  it('leaves the store empty for good without demo content', async () => {
    const first = await start(null);
    expect([await policies(first), await readContentMark(first)]).toEqual([0, 'own']);
    await first.destroy();
    const second = await start(smallSeed);
    expect(await policies(second)).toBe(0);
    expect(await second.selectFrom('account').select('fdId').execute()).toEqual([]);
    await second.destroy();
  });

  it('leaves nothing when it fails, and the next one loads everything', async () => {
    const twice = { ...smallSeed, getbuginess: [...smallSeed.getbuginess, ...smallSeed.getbuginess] };
    await expect(start(twice)).rejects.toThrow();
    const next = await start(smallSeed);
    expect(await policies(next)).toBe(23);
    await next.destroy();
  });

  if (engine === 'postgres') {
    it('loads the content once for several servers starting together', async () => {
      const servers = await Promise.all(Array.from({ length: 4 }, () => start(smallSeed)));
      expect(await policies(servers[0])).toBe(23);
      for (const db of servers) await db.destroy();
    });
  }
});

const modeOf = (file: string) => (fs.statSync(file).mode & 0o777).toString(8);

it('makes the data folder and its files private to the server’s user, also an existing folder', async () => {
  const dataDir = path.join(folder, 'open');
  fs.mkdirSync(dataDir);
  fs.chmodSync(dataDir, 0o755);
  const server = await startAccountServer({ config: { dataDir } });
  const visitor = await new Visitor(server).join('13900000001');
  const { attId } = (await visitor.upload(makeZip([{ name: 'a' }]), 'a.zip')).body;
  expect(modeOf(dataDir)).toBe('700');
  expect(modeOf(path.join(dataDir, 'attachments'))).toBe('700');
  for (const file of ['portal.db', 'portal.db-wal', 'portal.db-shm', 'portal.lock', `attachments/${String(attId)}`]) {
    expect([file, modeOf(path.join(dataDir, file))]).toEqual([file, '600']);
  }
  await server.app.close();
  // As left by an earlier version, or copied by hand.
  const loosened = ['portal.db', 'portal.lock', 'secret.key'];
  for (const file of loosened) fs.chmodSync(path.join(dataDir, file), 0o644);
  await startAccountServer({ config: { dataDir } });
  for (const file of loosened) expect([file, modeOf(path.join(dataDir, file))]).toEqual([file, '600']);
});

it('does not change the permissions of a shared folder', async () => {
  const dataDir = path.join(folder, 'shared');
  fs.mkdirSync(dataDir);
  fs.chmodSync(dataDir, 0o1777);
  await startAccountServer({ config: { dataDir } });
  expect(modeOf(dataDir)).toBe('777');
});

it('leaves the whole store in the database file when the server stops', async () => {
  const server = await start(newPlace());
  await new Visitor(server).join('13900000007');
  await server.app.close();
  const copy = newPlace();
  copyDatabase(server.config.dataDir, copy);
  expect((await new Visitor(await start(copy)).logIn('13900000007', 'secret-1')).body.code).toBe(0);
});

const secret = 'a'.repeat(32);
const sealer = new Sealer(secret);

it('unseals what it has sealed, each time in another form', () => {
  const [first, second] = [sealer.seal('JBSWY3DP', 'account-1'), sealer.seal('JBSWY3DP', 'account-1')];
  expect(first).not.toBe(second);
  expect(first).not.toContain('JBSWY3DP');
  for (const stored of [first, second]) expect(sealer.unseal(stored, 'account-1')).toBe('JBSWY3DP');
});

it('refuses another secret, another owner and changed bytes, in words for the operator', () => {
  const sealed = sealer.seal('JBSWY3DP', 'account-1');
  const words = /does not fit PORTAL_SECRET/;
  expect(() => sealer.unseal('JBSWY3DP', 'account-1')).toThrow(words);
  expect(() => new Sealer('b'.repeat(32)).unseal(sealed, 'account-1')).toThrow(words);
  expect(() => sealer.unseal(sealed, 'account-2')).toThrow(words);
  expect(() => sealer.unseal(`${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`, 'account-1')).toThrow(
    words,
  );
});

it('keeps one secret for a data folder, readable by its user only', () => {
  const place = tempFolder();
  const created = readSecret(null, place);
  expect(created).toMatch(/^[0-9a-f]{64}$/);
  expect(readSecret(null, place)).toBe(created);
  expect(readSecret(secret, place)).toBe(secret);
  expect(fs.readdirSync(place)).toEqual(['secret.key']);
  expect(fs.statSync(path.join(place, 'secret.key')).mode & 0o777).toBe(0o600);
});

it('does not seal with a secret that is empty or cut', () => {
  const place = tempFolder();
  fs.writeFileSync(path.join(place, 'secret.key'), '\n');
  expect(() => readSecret(null, place)).toThrow(/secret\.key/);
});

import fs from 'node:fs';
import path from 'node:path';
import Libsql from 'libsql';
import { openDatabase } from '../../../server/db/openDatabase';
import { makeZip } from '../../support/archives';
import { createTestDatabase, type TestDatabase } from '../../support/postgres';
import { startAccountServer, Visitor } from '../../support/visitor';
import { tempFolder } from '../../support/tempFolder';

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

it('accepts a folder with its database after restarts, copies and moves', async () => {
  const dataDir = await newlyUsedFolder();
  await opens(dataDir);
  const copy = newPlace();
  fs.cpSync(dataDir, copy, { recursive: true });
  await opens(copy);
  expect(attachmentsIn(copy)).toHaveLength(5);
});

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
  const other = await newlyUsedFolder();
  const file = path.join(dataDir, 'portal.db');
  removeLogs(dataDir);
  fs.copyFileSync(path.join(other, 'portal.db'), file);
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
  fs.mkdirSync(dataDir);
  fs.copyFileSync(path.join(used, 'portal.db'), path.join(dataDir, 'portal.db'));
  await expect(start(dataDir)).rejects.toThrow(/has 5 attachments, but the data folder .* has none/);
  expect(fs.existsSync(path.join(dataDir, 'store.id'))).toBe(false);
  fs.copyFileSync(path.join(used, 'store.id'), path.join(dataDir, 'store.id'));
  await opens(dataDir);
});

it('accepts a new folder for a database without attachments', async () => {
  const used = await newlyUsedFolder(null, 0);
  const dataDir = newPlace();
  fs.mkdirSync(dataDir);
  fs.copyFileSync(path.join(used, 'portal.db'), path.join(dataDir, 'portal.db'));
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
  removeLogs(dataDir);
  fs.copyFileSync(path.join(other, 'portal.db'), path.join(dataDir, 'portal.db'));
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

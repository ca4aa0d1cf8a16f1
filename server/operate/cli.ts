import path from 'node:path';
import fs from 'node:fs';
import { readConfig, type ServerConfig } from '../config';
import { auditCommand } from '../db/auditLog';
import { describeStore, NoStoreError, storeExists } from '../db/existingStore';
import { lockDataDir, openUnchanged } from '../db/openDatabase';
import { lackingSteps, stepsOf } from '../db/migrate';
import type { Outcome } from '../lib/commandLine';
import type { Store } from '../db/schema';
import { Bucket } from '../storage/uploadStorage';
import {
  backUp,
  BackupError,
  checkStore,
  copyFile,
  type Manifest,
  manifestName,
  missingFiles,
  syncedFacts,
} from './backup';
import { copyStore } from './copyStore';
import { examine } from './doctor';
import { syncFolder } from '../lib/files';

/** Copies wait here, in the data folder, until all of them are checked. */
const waiting = 'restoring';

function readManifest(folder: string): Manifest {
  const file = path.join(folder, manifestName);
  let manifest: Partial<Manifest>;
  try {
    manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Partial<Manifest>;
  } catch {
    throw new BackupError(`${folder} is no complete backup: its ${manifestName} is missing or damaged`);
  }
  const { format, files = {} } = manifest;
  if (format !== 1) throw new BackupError(`${folder} was made by another version: restore it with that one`);
  const isInside = (name: string) => path.posix.normalize(name) === name && !/^(?:\.\.|\/)/.test(name);
  const outside = Object.keys(files).find((name) => !isInside(name));
  if (outside !== undefined) throw new BackupError(`${file} names a file outside the folder: ${outside}`);
  if (!files['portal.db']) throw new BackupError(`${folder} has no portal.db`);
  return manifest as Manifest;
}

/** Copies the files, and checks the copies. */
async function copyAll(folder: string, to: string, { files }: Manifest): Promise<void> {
  for (const [name, { size, sha256 }] of Object.entries(files)) {
    const target = path.join(to, name);
    if (!(await copyFile(path.join(folder, name), target))) throw new BackupError(`${name} is missing in the backup`);
    const copied = await syncedFacts(target);
    if (copied.size !== size) throw new BackupError(`${name} has ${copied.size} bytes instead of ${size}`);
    if (copied.sha256 !== sha256) throw new BackupError(`${name} differs from what was backed up`);
  }
  const facts = checkStore(path.join(to, 'portal.db'));
  lackingSteps(facts.steps);
  const missing = missingFiles(facts, files);
  if (missing.length > 0) throw new BackupError(`the backup lacks ${missing.join(', ')}`);
}

/** Moves the copies into place; the store last, since a server refuses a folder with `store.id` and without it. */
function moveAll(from: string, dataDir: string): void {
  const last = 'portal.db';
  const names = fs.readdirSync(from).filter((name) => name !== last);
  for (const name of [...names.sort((a) => (a === 'store.id' ? -1 : 0)), last])
    fs.renameSync(path.join(from, name), path.join(dataDir, name));
  fs.rmdirSync(from);
}

/**
 * Restores a backup into an empty or new data folder; a failure leaves the folder as it was.
 * @throws BackupError
 */
async function restore(folder: string, dataDir: string): Promise<Manifest> {
  const manifest = readManifest(folder);
  const isNew = !fs.existsSync(dataDir);
  if (!isNew && fs.readdirSync(dataDir).length > 0)
    throw new BackupError(`${dataDir} is not empty: move it away, or name another DATA_DIR`);
  // No server may start with the folder meanwhile.
  const release = lockDataDir(dataDir);
  const staging = path.join(dataDir, waiting);
  try {
    await copyAll(folder, staging, manifest);
    moveAll(staging, dataDir);
    await syncFolder(dataDir);
    release();
    return manifest;
  } catch (error) {
    release();
    for (const name of fs.readdirSync(dataDir)) fs.rmSync(path.join(dataDir, name), { recursive: true, force: true });
    if (isNew) fs.rmdirSync(dataDir);
    throw error;
  }
}

const usage = `npm run backup -- FOLDER     the store and its files, in a new folder; the portal may run meanwhile
npm run restore -- FOLDER    into DATA_DIR, which must be empty or new
npm run copy-store -- to-postgres    from DATA_DIR to the empty database of DATABASE_URL; the portal must be stopped
npm run copy-store -- to-embedded    from DATABASE_URL to a new portal.db in DATA_DIR
npm run doctor               what is wrong with settings, store, disk, clock, proxy or mail
`;

const summary = ({ files }: Manifest) => {
  const sizes = Object.values(files).map(({ size }) => size);
  return `${sizes.length} files, ${sizes.reduce((sum, size) => sum + size, 0)} bytes`;
};

/** @throws BackupError: PostgreSQL has tools of its own, which copy one moment of a running database */
function refusePostgres({ databaseUrl, dataDir, storage }: ServerConfig, tool: string): void {
  if (databaseUrl === null) return;
  throw new BackupError(
    `with DATABASE_URL this command does nothing: use ${tool} for the database, and copy ${storage ? 'the bucket' : dataDir} besides (docs/operate.md)`,
  );
}

/** A command must not upgrade the store of a running server: the backup is made with that server's version. */
async function refuseOtherVersion(db: Store): Promise<void> {
  const lacking = lackingSteps(await stepsOf(db));
  if (lacking.length > 0)
    throw new BackupError(
      `the store is of an earlier version (it lacks ${lacking.join(', ')}): back it up with that version`,
    );
}

async function runBackup(config: ServerConfig, folder: string, now: number): Promise<string> {
  refusePostgres(config, 'pg_dump');
  const { dataDir, storage } = config;
  if (!(await storeExists(config)))
    throw new NoStoreError(`there is no store in ${describeStore(config)}: check DATA_DIR`);
  await using db = openUnchanged(config);
  await refuseOtherVersion(db);
  const backup = await backUp(db, dataDir, storage && new Bucket(storage), folder, new Date(now).toISOString());
  const warning = await auditCommand(db, 'backup', [folder], now);
  return `${describeStore(config)}\n${summary(backup)} written to ${folder} and checked${warning}\n`;
}

async function runRestore(config: ServerConfig, folder: string): Promise<string> {
  refusePostgres(config, 'pg_restore');
  const restored = await restore(folder, config.dataDir);
  return `${summary(restored)} of ${restored.at} restored to ${config.dataDir} and checked\n`;
}

/** The lock of the data folder, which both engines use, keeps an embedded server from running. */
async function runCopy(config: ServerConfig, to: string, now: number): Promise<string> {
  if (to !== 'to-postgres' && to !== 'to-embedded')
    throw new BackupError(`to-postgres or to-embedded is needed\n\n${usage}`);
  const { databaseUrl, dataDir } = config;
  if (databaseUrl === null) throw new BackupError('DATABASE_URL must name the PostgreSQL database');
  const places = [{ ...config, databaseUrl: null }, config];
  const [from, target] = to === 'to-postgres' ? places : places.reverse();
  if (!(await storeExists(from!))) throw new NoStoreError(`there is no store in ${describeStore(from!)}`);
  const source = openUnchanged(from!);
  try {
    await refuseOtherVersion(source);
  } finally {
    await source.destroy();
  }
  const release = lockDataDir(dataDir);
  try {
    const rows = await copyStore(config, to === 'to-postgres' ? 'postgres' : 'embedded');
    const copy = openUnchanged(target!);
    const warning = await auditCommand(copy, 'copy-store', [to], now);
    await copy.destroy();
    return `${rows} rows of ${describeStore(from!)} copied to ${describeStore(target!)} and compared${warning}\n`;
  } finally {
    release();
  }
}

/**
 * Runs one command of operation.
 * @returns its output, and whether it succeeded
 */
export async function runOperateCommand(
  [name, ...words]: string[],
  env: NodeJS.ProcessEnv,
  now = Date.now(),
): Promise<Outcome> {
  const [folder, ...more] = words;
  const isDoctor = name === 'doctor';
  if (!['backup', 'restore', 'copy-store', 'doctor'].includes(name ?? '')) return { ok: false, text: usage };
  if (isDoctor ? words.length > 0 : !folder || more.length > 0)
    return { ok: false, text: `${isDoctor ? 'no argument' : 'one argument'} is needed\n\n${usage}` };
  try {
    const config = readConfig(env);
    if (isDoctor) return await examine(config);
    if (name === 'copy-store') return { ok: true, text: await runCopy(config, folder!, now) };
    const place = path.resolve(folder!);
    const text = await (name === 'backup' ? runBackup(config, place, now) : runRestore(config, place));
    return { ok: true, text };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, text: isDoctor ? `wrong  settings: ${message}\n` : `${message}\n` };
  }
}

if (require.main === module) {
  void runOperateCommand(process.argv.slice(2), process.env).then(({ ok, text }) => {
    // Of the doctor the findings are what was asked for.
    (ok || process.argv[2] === 'doctor' ? process.stdout : process.stderr).write(text);
    process.exitCode = ok ? 0 : 1;
  });
}

import path from 'node:path';
import { readConfig, type ServerConfig } from '../config';
import { auditCommand } from '../db/auditCommand';
import { describeStore, NoStoreError, storeExists } from '../db/existingStore';
import { lockDataDir } from '../db/lockDataDir';
import { lackingSteps, stepsOf } from '../db/migrate';
import { openUnchanged } from '../db/openDatabase';
import type { Outcome } from '../lib/commandLine';
import type { Store } from '../db/schema';
import { Bucket } from '../storage/bucket';
import { backUp, BackupError, type Manifest } from './backup';
import { copyStore } from './copyStore';
import { examine } from './doctor';
import { restore } from './restore';

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
  const made = await backUp(db, dataDir, storage && new Bucket(storage), folder, new Date(now).toISOString());
  const warning = await auditCommand(db, 'backup', [folder], now);
  return `${describeStore(config)}\n${summary(made)} written to ${folder} and checked${warning}\n`;
}

async function runRestore(config: ServerConfig, folder: string): Promise<string> {
  refusePostgres(config, 'pg_restore');
  const made = await restore(folder, config.dataDir);
  return `${summary(made)} of ${made.at} restored to ${config.dataDir} and checked\n`;
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

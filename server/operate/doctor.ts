import fs from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import type { ServerConfig } from '../config';
import { listAttachmentFiles, refuseForeignStore } from '../db/storeIdentity';
import { embeddedFile } from '../db/embedded';
import { RedisEphemeralStore } from '../db/ephemeralStore';
import { describeStore, storeExists } from '../db/existingStore';
import { lackingSteps, stepsOf } from '../db/migrate';
import { openUnchanged } from '../db/openDatabase';
import type { Store } from '../db/schema';
import type { Outcome } from '../lib/commandLine';
import { pingUpstream } from '../lib/addresses';
import { createRedactor } from '../lib/secrets';
import { withTimeout } from '../lib/concurrency';
import { Bucket } from '../storage/uploadStorage';
import { mailTransport } from '../submissions/deliverNotices';

/** How long a server may take to respond, and a check to end, in ms. */
const timeoutMs = 5000;
const checkMs = 60_000;
const minFreeBytes = 2 ** 30;
/** Codes of second factors tolerate half a minute. */
const maxClockMs = 30_000;

/** A failure to reach any of a host's addresses has a code alone. */
function reasonOf(error: unknown): string {
  const { message, code } = error as NodeJS.ErrnoException;
  return message || code || String(error);
}

/** Says in a few words what is well, or throws what is wrong. */
type Check = (config: ServerConfig, db: Store | null) => Promise<string> | string;

const list = (names: string[]) =>
  names.slice(0, 10).join(', ') + (names.length > 10 ? ` and ${names.length - 10} more` : '');

function settings({ production, demo, origin, upstream }: ServerConfig): string {
  if (!production) return 'for development: NODE_ENV is not production';
  if (demo && upstream === null)
    throw new Error('PORTAL_DEMO is 1: an empty store gets accounts with public passwords');
  if (origin === null) throw new Error('PORTAL_ORIGIN is not set: pages and the sitemap name the host of each request');
  return 'valid';
}

function build({ clientDir, deskDir, rendererFile }: ServerConfig): string {
  const files = [path.join(clientDir, 'index.html'), path.join(deskDir, 'index.html'), rendererFile];
  const missing = files.filter((file) => file !== null && !fs.existsSync(file));
  if (missing.length > 0) throw new Error(`not there: ${missing.join(', ')}; run npm run build`);
  return 'there';
}

function folder({ dataDir, secret }: ServerConfig): string {
  if (!fs.existsSync(dataDir)) throw new Error(`${dataDir} does not exist: check DATA_DIR, or start the portal once`);
  const places = ['', 'portal.db', 'portal.db-wal', 'secret.key', 'store.id', 'attachments', 'uploads'];
  const existing = places.map((name) => path.join(dataDir, name)).filter((place) => fs.existsSync(place));
  for (const place of existing) fs.accessSync(place, fs.constants.R_OK | fs.constants.W_OK);
  if (secret === null && !existing.includes(path.join(dataDir, 'secret.key')))
    throw new Error(`${dataDir} has no secret.key, and PORTAL_SECRET is not set: second factors cannot be read`);
  return dataDir;
}

async function store(config: ServerConfig, db: Store | null): Promise<string> {
  if (db === null) throw new Error(`there is none in ${describeStore(config)}: start the portal once`);
  await refuseForeignStore(db, config.dataDir);
  const lacking = lackingSteps(await stepsOf(db));
  if (config.databaseUrl === null) {
    const { rows } = await sql<{ quick_check: string }>`pragma quick_check`.execute(db);
    if (rows[0]?.quick_check !== 'ok') throw new Error(`it is damaged: ${rows[0]?.quick_check}`);
  }
  const upgrade = lacking.length > 0 ? `; the next start upgrades it (${list(lacking)})` : '';
  return describeStore(config) + upgrade;
}

async function attachments({ dataDir, storage }: ServerConfig, db: Store | null): Promise<string> {
  if (db === null) return 'not checked: there is no store that can be read';
  const rows = await db.selectFrom('attachment').select('attId').execute();
  const files = new Set(listAttachmentFiles(dataDir));
  if (storage) for await (const { name } of new Bucket(storage).list('attachments/')) files.add(path.basename(name));
  const missing = rows.map(({ attId }) => attId).filter((attId) => !files.has(attId));
  if (missing.length > 0)
    throw new Error(
      `${missing.length} of ${rows.length} are missing in ${storage ? 'the storage' : dataDir}: ${list(missing)}`,
    );
  return `${rows.length}`;
}

async function objects({ storage }: ServerConfig): Promise<string> {
  if (storage === null) return 'not used';
  await new Bucket(storage).check();
  return `the bucket ${storage.bucket} responds`;
}

function disk({ dataDir }: ServerConfig): string {
  if (!fs.existsSync(dataDir)) return 'not checked: there is no data folder';
  const { bavail, bsize, files, ffree } = fs.statfsSync(dataDir);
  const file = embeddedFile(dataDir);
  // An upgrade copies the store.
  const needed = Math.max(minFreeBytes, fs.existsSync(file) ? 2 * fs.statSync(file).size : 0);
  const free = `${((bavail * bsize) / 2 ** 30).toFixed(1)} GiB free`;
  if (bavail * bsize < needed) throw new Error(`${free} in ${dataDir}, ${(needed / 2 ** 30).toFixed(1)} are needed`);
  if (files > 0 && ffree < 1000) throw new Error(`only ${ffree} more files fit in ${dataDir}`);
  return free;
}

/** PostgreSQL has a clock of its own; in the embedded store nothing is of the future. */
async function clock({ databaseUrl }: ServerConfig, db: Store | null): Promise<string> {
  const now = Date.now();
  const time = new Date(now).toISOString();
  if (db === null) return time;
  if (databaseUrl !== null) {
    const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
    const apart = Math.abs(now - Number(rows[0]?.now));
    if (apart > maxClockMs)
      throw new Error(`it is ${Math.round(apart / 1000)} s apart from PostgreSQL's: use NTP on both`);
    return time;
  }
  const { at } = await db
    .selectFrom('deskRecord')
    .select(({ fn }) => fn.max('at').as('at'))
    .executeTakeFirstOrThrow();
  if (Number(at ?? 0) > now + maxClockMs)
    throw new Error(
      `it says ${time}, but the audit log has an entry of ${new Date(Number(at)).toISOString()}: use NTP`,
    );
  return time;
}

async function redis({ redisUrl }: ServerConfig): Promise<string> {
  if (redisUrl === null) return 'not used';
  let cause: Error | undefined;
  const store = new RedisEphemeralStore(redisUrl, (error) => (cause = error));
  try {
    await store.get('doctor');
    return 'responds';
  } catch (error) {
    throw cause ?? error;
  } finally {
    await store.close();
  }
}

/** @throws Error with the reason why a server does not respond, which `fetch` has as the cause of its own */
const unreachable = (url: string) => (error: Error) => {
  throw new Error(`${url} does not respond: ${reasonOf(error.cause ?? error)}`, { cause: error });
};

async function upstream({ upstream: url }: ServerConfig): Promise<string> {
  if (url === null) return 'not used';
  await pingUpstream(url, timeoutMs).catch(unreachable(url));
  return 'responds';
}

async function proxy({ origin }: ServerConfig): Promise<string> {
  if (origin === null) return 'not checked: PORTAL_ORIGIN is not set';
  const health = `${origin}/healthz`;
  const signal = AbortSignal.timeout(timeoutMs);
  const answer = await fetch(health, { redirect: 'manual', signal }).catch(unreachable(health));
  const report = (await answer.json().catch(() => null)) as { status?: unknown } | null;
  if (report?.status === 'down') throw new Error(`${origin} reports an outage: see /healthz`);
  if (report?.status !== 'ok') throw new Error(`${origin} is not this portal: ${answer.status} at /healthz`);
  if (origin.startsWith('https:') && !answer.headers.has('strict-transport-security'))
    throw new Error(
      `the portal takes requests to ${origin} for plain http: the proxy must send X-Forwarded-Proto, and PORTAL_TRUSTED_PROXIES name the proxy`,
    );
  return origin;
}

async function mail({ smtp }: ServerConfig): Promise<string> {
  if (smtp === null) return 'none: PORTAL_SMTP is not set';
  const transport = await mailTransport(smtp, timeoutMs);
  try {
    await transport.verify();
    return 'the server accepts the login';
  } finally {
    transport.close();
  }
}

const checks: Record<string, Check> = {
  settings,
  build,
  'data folder': folder,
  store,
  storage: objects,
  attachments,
  'disk space': disk,
  clock,
  redis,
  upstream,
  proxy,
  mail,
};

/** Those that an upstream has itself. */
const ofStore = ['data folder', 'store', 'storage', 'attachments'];

/** @throws Error if it has not ended by then */
const inTime = <T>(work: Promise<T> | T, ms = checkMs): Promise<T> =>
  withTimeout(ms, `no answer within ${ms / 1000} s`, Promise.resolve(work));

/**
 * Checks all that the portal needs, without changing what is stored.
 * @returns a line for each, and whether all is well
 */
export async function examine(config: ServerConfig): Promise<Outcome> {
  const redact = createRedactor(config);
  const lines: string[] = [];
  let ok = true;
  let db: Store | null = null;
  let failure: string | null = null;
  try {
    if (config.upstream === null && (await storeExists(config))) db = openUnchanged(config);
  } catch (error) {
    failure = reasonOf(error);
  }
  for (const [name, check] of Object.entries(checks)) {
    if (config.upstream !== null && ofStore.includes(name)) continue;
    let line: string;
    try {
      if (name === 'store' && failure !== null) throw new Error(failure);
      line = `ok     ${name}: ${await inTime(check(config, db))}`;
    } catch (error) {
      ok = false;
      line = `wrong  ${name}: ${reasonOf(error)}`;
    }
    lines.push(redact(line).replaceAll('\n', ' '));
  }
  // A statement that hangs would be waited for.
  if (db) await inTime(db.destroy(), timeoutMs).catch(() => undefined);
  return { ok, text: `${lines.join('\n')}\n` };
}

import { isUtf8 } from 'node:buffer';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { isIndexWaiting, readIndexMark, indexWaiting, renewIndex } from '../db/searchIndex';
import { countOf, isPostgres } from '../db/queries';
import type { Store } from '../db/schema';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { fieldsOf } from '../content/contentFields';
import { SharedWork } from '../lib/concurrency';
import type { PortalApp } from '../http/portalApp';
import { workRegularly } from '../http/regularWork';

/** How long a response is cached, ms: while the search index is being built it has more before long. */
const keptMs = { building: 10_000, whole: 60_000 };

/**
 * Tells responses from the search index apart that the same content has: the index is written in the background too, and
 * may be built by another version.
 */
export function createIndexMoment(db: Store, now: () => number): () => Promise<string> {
  const reading = new SharedWork<{ mark: string | null; isWaiting: boolean }>();
  const read = async () => ({ mark: await readIndexMark(db), isWaiting: await isIndexWaiting(db) });
  return async () => {
    const { mark, isWaiting } = await reading.run('', () => false, read);
    return `${mark} ${isWaiting} ${Math.floor(now() / keptMs[isWaiting ? 'building' : 'whole'])}`;
  };
}

/** Maximum rows checked per area, and per step. */
const limits = { all: 2_000, step: 50 };

/** Maximum rows named in the error. */
const shown = 20;

/** A queued row: its row id, its id, and its fields as bytes. */
type Waiting = { number: number; fdId: string } & Record<string, ArrayBuffer | null>;

async function invalidRowsOf(db: Store, area: AreaName): Promise<string[]> {
  const names = fieldsOf(area).flatMap(([name]) => (name === 'fdId' ? [] : [name]));
  const bytes = names.map((name) => sql`cast("row".${sql.ref(name)} as blob) as ${sql.id(name)}`);
  const broken: string[] = [];
  let before = Number.MAX_SAFE_INTEGER;
  for (let seen = 0; seen < limits.all; seen += limits.step) {
    const { rows } = await sql<Waiting>`
      select "waits"."number", "row"."fdId", ${sql.join(bytes)}
      from "searchChange" as "waits" join ${sql.table(area)} as "row" on "row"."fdId" = "waits"."fdId"
      where "waits"."area" = ${area} and "waits"."number" < ${before}
      order by "waits"."number" desc limit ${limits.step}`.execute(db);
    for (const row of rows) {
      const wrong = names.filter((name) => row[name] && !isUtf8(row[name]));
      if (wrong.length > 0) broken.push(`${area} ${row.fdId}: ${wrong.join(', ')}`);
    }
    if (rows.length < limits.step) break;
    before = Number(rows.at(-1)!.number);
  }
  return broken;
}

/**
 * Rejects content written by other programs that is not valid UTF-8: the embedded engine accepts it, but crashes the
 * process when reading it. Checks the latest rows that have not been indexed yet.
 * @throws Error that names the rows
 */
export async function rejectInvalidUtf8(db: Store): Promise<void> {
  if (isPostgres(db)) return;
  const broken: string[] = [];
  for (const area of areaNames) broken.push(...(await invalidRowsOf(db, area)));
  if (broken.length === 0) return;
  const more = broken.length > shown ? [`… and ${broken.length - shown} more`] : [];
  const problem = 'these texts in portal.db are not valid UTF-8 and cannot be read: delete or rewrite the rows';
  throw new Error([`${problem} (docs/operate.md)`, ...broken.slice(0, shown), ...more].join('\n'));
}

/** Rows per transaction; other writers run between two of them. */
const batchSize = 50;

/** Pause between transactions for other writers: minimum in ms, and as a share of the last transaction's duration. */
const pauses = { leastMs: 20, share: 1 };

/** Maximum rows indexed before the server starts to respond. */
const maxAtStart = 2_000;

/** Interval of the check for changes by other programs, and of progress messages in the log, ms. */
const everyMs = { look: 30_000, word: 10_000 };

const what = 'indexing content for the search';

/**
 * Indexes rows of a store without an index at start, up to the maximum. A failure does not stop the portal.
 * @returns whether the index is this version's
 */
export async function indexAtStart(db: Store, log: Pick<PortalApp['log'], 'error'>): Promise<boolean> {
  let isTaken = false;
  try {
    await renewIndex(db);
    isTaken = true;
    let done = 0;
    for (let more = -1; more !== 0 && done < maxAtStart; done += more) more = await indexWaiting(db, batchSize);
  } catch (error) {
    log.error({ err: error }, `${what} failed`);
  }
  return isTaken;
}

/** Indexes all queued changes, logging the progress. */
async function indexAll(app: PortalApp, db: Store, closing: AbortSignal): Promise<void> {
  const began = performance.now();
  let [done, lastLogged] = [0, began];
  while (!closing.aborted) {
    const started = performance.now();
    const more = await indexWaiting(db, batchSize);
    if (more === 0) break;
    const now = performance.now();
    if (done === 0 || now - lastLogged > everyMs.word) {
      lastLogged = now;
      app.log.info({ done: done + more, waiting: await countOf(db.selectFrom('searchChange')) }, what);
    }
    done += more;
    const pauseMs = Math.max(pauses.leastMs, pauses.share * (now - started));
    // A server that is closing does not wait for it.
    await pause(pauseMs, undefined, { signal: closing }).catch(() => undefined);
  }
  if (done > 0) app.log.info({ done, seconds: (performance.now() - began) / 1000 }, 'indexed content for the search');
}

/** Keeps the search index up to date in the background, and takes it if the start could not. */
export function maintainIndex(app: PortalApp, db: Store, isTaken: boolean): void {
  const look = workRegularly(app, everyMs.look, what, async (closing) => {
    if (!isTaken) await renewIndex(db);
    isTaken = true;
    await indexAll(app, db, closing);
  });
  app.addHook('onReady', async () => void look());
}

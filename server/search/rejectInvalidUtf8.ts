import { isUtf8 } from 'node:buffer';
import { PostgresAdapter, sql } from 'kysely';
import { areaNames, type AreaName } from '../../src/contract/areas';
import { fieldsOf } from '../content/contentFields';
import type { Store } from '../db/schema';

/** Maximum rows checked per area, and per step. */
const limits = { all: 2_000, step: 50 };

/** Maximum rows named in the error. */
const shown = 20;

/** Content that is not valid UTF-8. */
class InvalidUtf8Error extends Error {
  constructor(rows: readonly string[]) {
    const more = rows.length > shown ? [`… and ${rows.length - shown} more`] : [];
    const what = 'these texts in portal.db are not valid UTF-8 and cannot be read: delete or rewrite the rows';
    super([`${what} (docs/operate.md)`, ...rows.slice(0, shown), ...more].join('\n'));
  }
}

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
 * @throws InvalidUtf8Error
 */
export async function rejectInvalidUtf8(db: Store): Promise<void> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) return;
  const broken: string[] = [];
  for (const area of areaNames) broken.push(...(await invalidRowsOf(db, area)));
  if (broken.length > 0) throw new InvalidUtf8Error(broken);
}

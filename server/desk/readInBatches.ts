import { sql, type RawBuilder } from 'kysely';

/** Reads a list in batches, newest first by a time column; rows that are added meanwhile are left out. */
export async function* readInBatches<At extends string, Row extends Record<At, number | string> & { fdId: string }>(
  at: At,
  batchSize: number,
  read: (isOlder: RawBuilder<boolean>) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let isOlder = sql<boolean>`1 = 1`;
  for (;;) {
    const rows = await read(isOlder);
    if (rows.length > 0) yield rows;
    const last = rows.at(-1);
    if (!last || rows.length < batchSize) return;
    const [time, column] = [Number(last[at]), sql.ref(at)];
    isOlder = sql<boolean>`(${column} < ${time} or (${column} = ${time} and "fdId" < ${last.fdId})) and ${column} <= ${time}`;
  }
}

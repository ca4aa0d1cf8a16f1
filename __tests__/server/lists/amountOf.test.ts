import { sql } from 'kysely';
import { amountOf } from '../../../server/lists/listFilters';
import { emptyStore } from '../../support/emptyStore';
import { testEngines } from '../../support/server';

const amounts: [stored: string | null, amount: number | null][] = [
  ['12', 12],
  [' 0.5 ', 0.5],
  ['+8.', 8],
  ['.25', 0.25],
  ['0', null],
  ['-5', null],
  ['1000000000001', null],
  ['12万', null],
  ['1,000', null],
  ['1e5', null],
  ['0x10', null],
  ['面议', null],
  // Too small for a double: PostgreSQL refuses to convert it.
  [`0.${'0'.repeat(400)}1`, null],
  ['', null],
  [null, null],
];

it.each(testEngines)('a stored text is an amount or none, whatever it is, on the engine %s', async (engine) => {
  const { db } = await emptyStore(engine);
  await sql`create table "priced" ("place" integer, "price" text)`.execute(db);
  for (const [place, [stored]] of amounts.entries())
    await sql`insert into "priced" values (${place}, ${stored})`.execute(db);
  const { rows } = await sql<{ amount: number | null }>`
    select ${amountOf(db, 'price')} as "amount" from "priced" order by "place"`.execute(db);
  expect(rows.map(({ amount }, place) => [amounts[place]![0], amount])).toEqual(amounts);
});

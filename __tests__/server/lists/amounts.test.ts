import { sql } from 'kysely';
import { chinaDayNumber, lastDayOf, workingDaysUntil } from '../../../server/lib/chinaTime';
import { isPostgres } from '../../../server/db/queries';
import { amountOf } from '../../../server/db/listIndexes';
import { parseAmountRange } from '../../../server/lists/listChoice';
import { emptyStore } from '../../support/stores';
import { testEngines } from '../../support/server';

it.each<[string, [number, number] | null]>([
  ['8–12 千元/月', [8000, 12_000]],
  ['6-9千元/月', [6000, 9000]],
  ['1.2万-1.8万', [12_000, 18_000]],
  ['15k-25k', [15_000, 25_000]],
  ['15K~25K·14薪', [15_000, 25_000]],
  ['10k-15k × 13', [10_000, 15_000]],
  ['1.5万', [15_000, 15_000]],
  ['8千—1.2万', [8000, 12_000]],
  ['8—1.2万', [8000, 12_000]],
  ['1万5-2万', [15_000, 20_000]],
  ['1万2千', [12_000, 12_000]],
  ['9,600', [9600, 9600]],
  ['1,000,000', [1_000_000, 1_000_000]],
  ['１５ｋ－２５ｋ', [15_000, 25_000]],
  ['１．５万～２万', [15_000, 20_000]],
  ['8000至12000元', [8000, 12_000]],
  ['25k-15k', [15_000, 25_000]],
  ['8000以下', [0, 8000]],
  ['8000以上', [8000, 8000]],
  ['36.5', [36.5, 36.5]],
  ['1-3年经验，8-12k', [8000, 12_000]],
  ['8-12k 年终奖另算', [8000, 12_000]],
  ['面议，电话 13800000001', null],
  ['面议', null],
  ['', null],
  ['0', null],
  ['-5000', null],
  ['-36.5', null],
  ['99999999999999999999', null],
  ['9'.repeat(400), null],
  ['薪资优厚', null],
])('parses %p', (text, span) => {
  expect(parseAmountRange(text)).toEqual(span);
});

it.each<[string, [number, number]]>([
  ['年薪 12–24 万', [10_000, 20_000]],
  ['24万/年', [20_000, 20_000]],
  ['200/天', [4350, 4350]],
  ['日薪200-300元', [4350, 6525]],
  ['30元/小时', [5220, 5220]],
  ['1500元/周', [6500, 6500]],
  ['8-12k', [8000, 12_000]],
  ['200元一天', [4350, 4350]],
  ['每小时30元', [5220, 5220]],
  ['20万一年', [16_667, 16_667]],
  ['8000-12000元/月，每年13薪', [8000, 12_000]],
  ['6000-8000元，每周双休', [6000, 8000]],
  ['5000-7000元/月，每天8小时', [5000, 7000]],
  ['8-12K·每年两次调薪', [8000, 12_000]],
  ['月薪8000，一年以上经验', [8000, 8000]],
])('converts %p to monthly pay', (text, span) => {
  expect(parseAmountRange(text, true)?.map((amount) => Math.round(amount))).toEqual(span);
});

it('does not convert a price to monthly', () => {
  expect(parseAmountRange('12000元/年')).toEqual([12_000, 12_000]);
});

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
  ['1.2.3', null],
  ['8-12', null],
  ['.', null],
  ['-', null],
  ['+', null],
  ['１２', null],
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
    select ${amountOf('price', isPostgres(db))} as "amount" from "priced" order by "place"`.execute(db);
  expect(rows.map(({ amount }, place) => [amounts[place]![0], amount])).toEqual(amounts);
});

const day = (text: string) => chinaDayNumber(Date.parse(`${text}T00:00:00+08:00`));

const none = { off: new Set<number>(), worked: new Set<number>() };

it.each([
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-26', 7, '2026-12-07'],
  ['2026-11-26', 0, '2026-11-26'],
])('a limit from %s of %d working days ends on %s', (from, limit, end) => {
  expect(lastDayOf(day(from), limit, none)).toBe(day(end));
});

it.each([
  ['2026-11-26', '2026-11-26', 0],
  ['2026-11-26', '2026-11-30', 2],
  ['2026-11-30', '2026-11-26', -2],
  ['2026-11-28', '2026-11-29', 0],
  ['2026-11-29', '2026-11-27', -1],
])('from %s until %s: %d', (from, until, left) => {
  expect(workingDaysUntil(day(from), day(until), none)).toBe(left);
});

it('counts neither the days off of a calendar, nor the weekends that are free, but those that are worked', () => {
  // A week's holiday, with the Saturday after it worked.
  const off = new Set(['2026-10-01', '2026-10-02', '2026-10-05', '2026-10-06', '2026-10-07'].map(day));
  const calendar = { off, worked: new Set([day('2026-10-10')]) };
  expect(lastDayOf(day('2026-09-30'), 1, calendar)).toBe(day('2026-10-08'));
  expect(lastDayOf(day('2026-09-30'), 3, calendar)).toBe(day('2026-10-10'));
  expect(workingDaysUntil(day('2026-09-30'), day('2026-10-12'), calendar)).toBe(4);
});

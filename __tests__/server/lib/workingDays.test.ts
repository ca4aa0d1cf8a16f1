import { lastDayOf, workingDaysUntil } from '../../../server/lib/workingDays';
import { chinaDayNumber } from '../../../server/lib/chinaTime';

const day = (text: string) => chinaDayNumber(Date.parse(`${text}T00:00:00+08:00`));

it.each([
  ['2026-11-25', 1, '2026-11-26'],
  ['2026-11-27', 1, '2026-11-30'],
  ['2026-11-28', 1, '2026-11-30'],
  ['2026-11-26', 7, '2026-12-07'],
  ['2026-11-26', 0, '2026-11-26'],
])('a limit from %s of %d working days ends on %s', (from, limit, end) => {
  expect(lastDayOf(day(from), limit)).toBe(day(end));
});

it.each([
  ['2026-11-26', '2026-11-26', 0],
  ['2026-11-26', '2026-11-30', 2],
  ['2026-11-30', '2026-11-26', -2],
  ['2026-11-28', '2026-11-29', 0],
  ['2026-11-29', '2026-11-27', -1],
])('from %s until %s: %d', (from, until, left) => {
  expect(workingDaysUntil(day(from), day(until))).toBe(left);
});

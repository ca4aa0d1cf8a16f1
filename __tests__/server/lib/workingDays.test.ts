import { lastDayOf, workingDaysUntil } from '../../../server/lib/workingDays';
import { chinaDayNumber } from '../../../server/lib/chinaTime';

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

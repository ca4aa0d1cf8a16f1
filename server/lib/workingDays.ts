/** Days are numbers since 1970, a Thursday. */
const isWorkingDay = (day: number): boolean => (day + 4) % 7 !== 0 && (day + 4) % 7 !== 6;

/** The last day of a time limit: so many working days (Monday to Friday) after a day. */
export function lastDayOf(day: number, limit: number): number {
  let last = day;
  for (let left = limit; left > 0;) {
    last += 1;
    if (isWorkingDay(last)) left -= 1;
  }
  return last;
}

/** Working days from a day until another one, which counts; negative if that is past. */
export function workingDaysUntil(day: number, until: number): number {
  const [from, to] = day < until ? [day, until] : [until, day];
  let count = 0;
  for (let one = from + 1; one <= to; one += 1) if (isWorkingDay(one)) count += 1;
  if (day <= until) return count;
  // On a weekend, too, what is late is late.
  return -Math.max(1, count);
}

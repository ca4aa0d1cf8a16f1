/** Days are numbers since 1970, a Thursday. */
export interface DaysOff {
  /** Days off besides Saturdays and Sundays. */
  off: ReadonlySet<number>;
  /** Saturdays and Sundays that are worked. */
  worked: ReadonlySet<number>;
}

const isWorkingDay = (day: number, { off, worked }: DaysOff): boolean =>
  worked.has(day) || ((day + 4) % 7 !== 0 && (day + 4) % 7 !== 6 && !off.has(day));

/** The last day of a time limit: so many working days after a day. */
export function lastDayOf(day: number, limit: number, daysOff: DaysOff): number {
  let last = day;
  for (let left = limit; left > 0;) {
    last += 1;
    if (isWorkingDay(last, daysOff)) left -= 1;
  }
  return last;
}

/** The day after which so many working days make another one: `lastDayOf` backwards. */
export function dayBefore(day: number, count: number, daysOff: DaysOff): number {
  let first = day;
  for (let left = count; left > 0; first -= 1) if (isWorkingDay(first, daysOff)) left -= 1;
  return first;
}

/** Working days from a day until another one, which counts; negative if that is past. */
export function workingDaysUntil(day: number, until: number, daysOff: DaysOff): number {
  const [from, to] = day < until ? [day, until] : [until, day];
  let count = 0;
  for (let one = from + 1; one <= to; one += 1) if (isWorkingDay(one, daysOff)) count += 1;
  if (day <= until) return count;
  // On a day off, too, what is late is late.
  return -Math.max(1, count);
}

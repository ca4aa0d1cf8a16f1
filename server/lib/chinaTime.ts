const offsetMs = 8 * 60 * 60 * 1000;
export const dayMs = 24 * 60 * 60 * 1000;

/** A time as on the wire: `yyyy-MM-dd HH:mm:ss`, China time. */
export const chinaTime = (ms: number): string => new Date(ms + offsetMs).toISOString().slice(0, 19).replace('T', ' ');

/** The same of a time as stored, if there is one. */
export const chinaTimeOrNull = (ms: number | string | null | undefined): string | null =>
  ms === null || ms === undefined ? null : chinaTime(Number(ms));

/** The day of a time in China: `yyyy-MM-dd`. */
export const chinaDay = (ms: number): string => chinaTime(ms).slice(0, 10);

/** The same as a number of days since 1970. */
export const chinaDayNumber = (ms: number): number => Math.floor((ms + offsetMs) / dayMs);

/** The start of such a day in China, in ms. */
export const startOfChinaDay = (day: number): number => day * dayMs - offsetMs;

const pattern = /^(\d{4})([-/.])(\d{1,2})(?:\2(\d{1,2})(?: (\d{1,2}):(\d{1,2})(?::(\d{1,2}))?)?)?$/;

/**
 * Parses a date in RuoYi's formats: year and month, optional day and time, separated by `-`, `/` or `.`. Days and
 * months that are too high roll over.
 * @param isTyped these are refused: what somebody typed must not become another day
 * @returns `yyyy-MM-dd`, or null for anything else
 */
export function readDay(text: string, isTyped = false): string | null {
  const parts = pattern.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = [1, 3, 4, 5, 6, 7].map((part) => Number(parts[part] ?? NaN));
  const date = new Date(Date.UTC(year, month - 1, day || (parts[4] ? 0 : 1), hour || 0, minute || 0, second || 0));
  if (isTyped && (date.getUTCMonth() + 1 !== month || date.getUTCDate() !== (day || 1))) return null;
  // Four digits, as clients expect.
  return date.getUTCFullYear() >= 1000 && date.getUTCFullYear() <= 9999 ? date.toISOString().slice(0, 10) : null;
}

/** The start of such a day in China, in ms; null for anything else. */
export function readStartOfDay(text: string): number | null {
  const day = readDay(text);
  return day === null ? null : Date.parse(`${day}T00:00:00+08:00`);
}

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

/** Age in ms; Infinity for a time in the future, since the clock has been set back. */
export const ageOf = (then: number, now: number): number => (now < then ? Infinity : now - then);

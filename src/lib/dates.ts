/** The backend's dates are in GMT+8, wherever the visitor is. */
const backendOffset = 8 * 3_600_000;
const dayLength = 86_400_000;

/** The date of a time, in the backend's zone: `yyyy-MM-dd`. */
export const dayInBackendZone = (time: number): string => new Date(time + backendOffset).toISOString().slice(0, 10);

/** Time until the next day begins there, ms. */
export const untilNextDay = (time: number): number => dayLength - ((time + backendOffset) % dayLength);

/** Date and time in the backend's zone; the time is `HH:mm`. */
export function minuteInBackendZone(time: number): { month: number; day: number; time: string } {
  const [, month, day, clock = ''] = new Date(time + backendOffset).toISOString().split(/[-T]/);
  return { month: Number(month), day: Number(day), time: clock.slice(0, 5) };
}

/** Whether a text has the form of a date, `yyyy-MM-dd`. */
export const hasDayForm = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/**
 * The date in a backend value: `yyyy-MM-dd HH:mm:ss`, `yyyy-MM-dd` or `yyyy/M/d`, with or without separators, ISO with a
 * zone, seconds or milliseconds, Java's array of a local date (`[2026,12,1,8,0]`).
 *
 * @returns `yyyy-MM-dd`; unknown formats unchanged; an empty string for nothing
 */
export function dayOf(value: unknown): string {
  if (Array.isArray(value)) return dayOf(value.slice(0, 3).join('-'));
  if (typeof value !== 'string' && typeof value !== 'number') return '';
  const text = String(value)
    .trim()
    .replace(/^((?:19|20|99)\d\d)(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(?:\d{4}|\d{6})?$/, '$1-$2-$3');
  if (/^\d{11,13}$/.test(text)) return dayInBackendZone(Number(text));
  if (/^[1-9]\d{9}(?:\.\d+)?$/.test(text)) return dayInBackendZone(Number(text) * 1000);
  if (/^\d{4}-\d{2}-\d{2}T.*(?:Z|[+-]\d{2}:?\d{2})$/.test(text)) {
    const time = Date.parse(text);
    return Number.isNaN(time) ? text : dayInBackendZone(time);
  }
  const [, year, month, day] = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[ T].*)?$/.exec(text) ?? [];
  return year && month && day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
}

/**
 * A short date at `now`: without the year if it is the current one.
 *
 * @param beside other dates of the same row: all have a year if one needs it
 */
export function shortDay(day: string, now: Date, ...beside: string[]): string {
  const year = `${dayInBackendZone(now.getTime()).slice(0, 4)}-`;
  return [day, ...beside.filter(hasDayForm)].every((one) => one.startsWith(year)) ? day.slice(5) : day;
}

/**
 * Whole days from today to a deadline, in the backend's zone: 0 on the last day, negative once expired.
 *
 * @returns undefined if the deadline is not a date
 */
export function daysLeft(deadline: unknown, now: Date): number | undefined {
  const day = dayOf(deadline);
  // Browsers take more for a date: `00000000` would be the first day of 2000.
  const last = hasDayForm(day) ? Date.parse(day) : Number.NaN;
  const days = (last - Date.parse(dayInBackendZone(now.getTime()))) / dayLength;
  return Number.isFinite(days) ? Math.round(days) : undefined;
}

/** Whether a deadline has passed at `now`; false if it is not a date. */
export const isOver = (deadline: unknown, now: Date): boolean => (daysLeft(deadline, now) ?? 0) < 0;

/** The date of a deadline; undefined if it is not a date. */
export function dueDay(deadline: unknown): string | undefined {
  const day = dayOf(deadline);
  return hasDayForm(day) && Number.isFinite(Date.parse(day)) ? day : undefined;
}

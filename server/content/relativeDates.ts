import { chinaDay } from '../lib/chinaTime';

const dayMs = 86_400_000;

const timeOf = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Adds days to a day; both as 2025-01-31. */
const plusDays = (day: string, days: number) => new Date(timeOf(day) + days * dayMs).toISOString().slice(0, 10);

/** Whether every year has this day, unlike 30 February and 29 February. */
function isOfEveryYear(monthAndDay: string): boolean {
  const [month = 0, day = 0] = monthAndDay.split('-').map(Number);
  return new Date(Date.UTC(2023, month - 1, day)).toISOString().slice(5, 10) === monthAndDay;
}

/** Days for which an annual date counts as not past yet. */
const freshDays = 3;

/** The last past occurrence of an annual date (`04-02`). */
function lastOf(monthAndDay: string, today: string): string {
  const year = Number(today.slice(0, 4));
  const thisYears = `${year}-${monthAndDay}`;
  return thisYears <= plusDays(today, -freshDays) ? thisYears : `${year - 1}-${monthAndDay}`;
}

const relative = /^(?:([+-]\d{1,4})d|last (\d{2}-\d{2}))(?: (([01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?)?$/;

const writtenDay = /^(?:(\d{4})(\d{2})(\d{2})|(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?日?)(?:[ T]?(.+))?$/;
const writtenTime = /^(上午|下午|[ap]m)? ?(\d{1,2})[:时](\d{2})(?:[:分](\d{2})(?:\.0*)?)?[分秒]? ?([ap]m)?$/i;

/** A time of day as `09:30:00`; null if it is none. */
function clockTime(text: string): string | null {
  const [, before = '', hour = '', minute = '', second = '00', half = before] = writtenTime.exec(text) ?? [];
  if (hour === '') return null;
  const isAfternoon = /下午|pm/i.test(half);
  const hours = half === '' ? Number(hour) : (Number(hour) % 12) + (isAfternoon ? 12 : 0);
  // 下午 is also written before 13:00.
  return `${String(Math.max(hours, Number(hour) > 12 ? Number(hour) : 0)).padStart(2, '0')}:${minute}:${second}`;
}

/**
 * A day, or a time on it, as content files write it, from what people and spreadsheet programs in China write: 2026/1/5,
 * 2026.1.5, 2026年1月5日, 20260105, 2026/1/5 9:30, 2026-01-05T09:30:00. Any other text is returned unchanged.
 */
function isoDate(text: string): string {
  const [, ...parts] = writtenDay.exec(text.normalize('NFKC').trim()) ?? [];
  const [year, month = '', day = ''] = parts[0] === undefined ? parts.slice(3) : parts;
  if (year === undefined) return text;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = parts[6] === undefined ? '' : clockTime(parts[6].trim());
  return time === null ? text : `${date} ${time}`.trim();
}

/**
 * Resolves a date relative to the import: `-3d`, `+30d 09:30`, or `last 04-02` for an annual date. A day as it is written in
 * China becomes `yyyy-MM-dd`, with `HH:mm:ss` if it has a time. Any other text is returned unchanged.
 * @param now time of the import, in ms; its day is China's
 */
export function absoluteDate(text: string, now: number): string {
  const [, days, monthAndDay, time, , seconds = ':00'] = relative.exec(text) ?? [];
  const today = chinaDay(now);
  if (monthAndDay && !isOfEveryYear(monthAndDay)) return text;
  const day = days ? plusDays(today, Number(days)) : monthAndDay && lastOf(monthAndDay, today);
  if (!day) return isoDate(text);
  return time ? `${day} ${time}${seconds}` : day;
}

const placeholder = /\{\{([^{}]*)\}\}/g;
const parts = /^(?:([+-]\d{1,4})([dmy]) )?([^A-Za-z]*(?:YYYY|MM?|DD?)[^A-Za-z]*(?:(?:MM?|DD?)[^A-Za-z]*){0,2})$/;

/** Adds an offset. For months and years the day of the month is irrelevant, since their templates do not contain it. */
function moved(day: string, count: number, unit: string): Date {
  if (unit === 'd') return new Date(timeOf(plusDays(day, count)));
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year + (unit === 'y' ? count : 0), month - 1 + (unit === 'm' ? count : 0), 1));
}

/** What placeholders of each unit may contain. */
const names: Record<string, RegExp> = { d: /./, m: /^[^D]*$/, y: /^[^MD]*$/ };

/**
 * Fills in the date placeholders of a text, relative to the day of its entry: `{{YYYY}}年`, `{{-1m M 月}}`, `{{+30d
 * YYYY年M月D日}}`.
 * @param day the entry's own day, as 2025-01-31
 */
export function filledTemplate(text: string, day: string): { value: string } | { problem: string } {
  let problem: string | null = null;
  const value = text.replace(placeholder, (whole: string, inner: string) => {
    const [, count = '0', unit = 'd', pattern] = parts.exec(inner) ?? [];
    if (pattern === undefined || !names[unit]?.test(pattern)) {
      problem ??= `${whole} is no date: write {{YYYY}}, {{-1m M}} or {{+30d YYYY年M月D日}}`;
      return whole;
    }
    const date = moved(day, Number(count), unit);
    const two = (number: number) => String(number).padStart(2, '0');
    const [year, month, dayOfMonth] = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()];
    return pattern.replace(/YYYY|MM?|DD?/g, (part) => {
      const number = { Y: year, M: month, D: dayOfMonth }[part[0]!]!;
      return part.length === 1 ? String(number) : two(number);
    });
  });
  if (problem === null && /\{\{|\}\}/.test(value)) problem = 'a {{ or }} is not closed';
  return problem === null ? { value } : { problem };
}

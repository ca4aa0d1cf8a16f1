import { isDay } from './form';
import { plainForms } from './typedNumbers';

const writtenDay = /^(?:(\d{4})(\d{2})(\d{2})|(\d{4}) ?[-/.年] ?(\d{1,2}) ?[-/.月] ?(\d{1,2}) ?[日号]?)(?:[ T]?(.+))?$/;

/** Days of the week, as they stand behind a day. */
export const weekdays = /\(?(?:星期|周|礼拜)[一二三四五六日天]\)?/g;

const writtenTime = /^(上午|下午|[ap]m)? ?(\d{1,2})[:时](\d{2})(?:[:分](\d{2})(?:\.\d*)?)?[分秒]? ?([ap]m)?$/i;

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
 * A time of any zone, as servers write it: Jackson in UTC, JSON of JavaScript with a Z, PostgreSQL with whole hours, Java
 * without seconds of zero, Ruby with a blank before the zone.
 */
const writtenMoment = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:Z|([+-]\d{2}):?(\d{2})?)$/;

const chinaOffset = 8 * 60 * 60 * 1000;

/** Such a time in China, as `2026-01-05 09:30:00`; null if it is none. */
function chinaMoment(text: string): string | null {
  const [, day = '', time = '', hours = '+00', minutes = '00'] = writtenMoment.exec(text) ?? [];
  const moment = Date.parse(`${day}T${time}${hours}:${minutes}`);
  if (!isDay(day) || Number.isNaN(moment)) return null;
  const chinaTime = new Date(moment + chinaOffset).toISOString().slice(0, 19).replace('T', ' ');
  // The end of 9999 elsewhere, "never" to many programs, is 10000 here.
  return isDay(chinaTime.slice(0, 10)) ? chinaTime : null;
}

/**
 * A day, or a time on it, as the portal stores it, from what people and spreadsheet programs in China write: 2026/1/5,
 * 2026.1.5, 2026年1月5日 星期一, 20260105, 2026/1/5 9:30, 2026-01-05T09:30:00, 2026-01-05T01:30:00Z. Any other text is
 * returned unchanged.
 */
export function typedDay(text: string): string {
  const plain = plainForms(text);
  const moment = chinaMoment(plain);
  if (moment !== null) return moment;
  const [, ...parts] = writtenDay.exec(plain.replace(weekdays, ' ').trim()) ?? [];
  const [year, month = '', day = ''] = parts[0] === undefined ? parts.slice(3) : parts;
  if (year === undefined) return text;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = parts[6] === undefined ? '' : clockTime(parts[6].trim());
  return time === null ? text : `${date} ${time}`.trim();
}

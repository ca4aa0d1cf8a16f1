import { isDay } from '../contract/form';
import { typedDay, weekdays } from '../contract/typedDays';
import { plainForms } from '../contract/typedNumbers';
import { daysFrom } from '../contract/workCalendar';

/** The days of a text, each once, in order; `wrong`: the line that is none. */
interface Days {
  days: string[];
  wrong?: number;
}

const separator = /至|到|~|—+|–|\.\.| - /;

/** The end of a range, which may lack what its first day says: 3日, 10-07. */
function endOf(first: string, text: string): string {
  const [, month, day = ''] = /^(?:(\d{1,2})[-/.月] ?)?(\d{1,2})[日号]?$/.exec(text) ?? [];
  return day === '' ? typedDay(text) : typedDay(`${first.slice(0, 4)}-${month ?? first.slice(5, 7)}-${day}`);
}

/** The days of a line; none if it is neither a day nor a range. */
function daysOfLine(line: string): string[] {
  const plain = plainForms(line).replace(weekdays, '');
  // Between days that are written with other signs, a hyphen is no part of either.
  const isHyphen = !separator.test(plain) && /[/.年]/.test(plain);
  const [begin = '', end, ...more] = plain.split(isHyphen ? '-' : separator);
  const first = typedDay(begin.trim());
  const last = end === undefined ? first : endOf(first, end.trim());
  return isDay(first) && isDay(last) && more.length === 0 ? daysFrom(first, last) : [];
}

/** Days and ranges, one in a line: `2026-10-01 至 2026-10-07`, `2026年10月1日（周四）至7日`. Blank lines count for nothing. */
export function daysOfText(text: string): Days {
  const days: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const range = daysOfLine(line);
    if (range.length === 0) return { days: [], wrong: index + 1 };
    days.push(...range);
  }
  return { days: [...new Set(days)].sort() };
}

/** Days as lines, neighbours as ranges. */
export function textOfDays(days: readonly string[]): string {
  const ranges: [first: string, last: string][] = [];
  for (const day of days) {
    const range = ranges.at(-1);
    if (range && daysFrom(range[1], day).length === 2) range[1] = day;
    else ranges.push([day, day]);
  }
  return ranges.map(([first, last]) => (first === last ? first : `${first} 至 ${last}`)).join('\n');
}

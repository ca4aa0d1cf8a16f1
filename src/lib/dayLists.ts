import { isDay } from '../contract/form';
import { daysFrom } from '../contract/workCalendar';

/** The days of a text, each once, in order; `wrong`: the line that is none. */
interface Days {
  days: string[];
  wrong?: number;
}

// eslint-disable-next-line regexp/no-super-linear-move -- what the user typed
const separator = /\s*(?:至|到|~|～|—|–|\.\.)\s*/;
const isoDay = (text: string): string =>
  text
    .replace(/[/.年月]/g, '-')
    .replace(/日$/, '')
    .replace(/-(\d)(?!\d)/g, '-0$1');

/** Days and ranges, one in a line: `2026-10-01 至 2026-10-07`. Blank lines count for nothing. */
export function daysOfText(text: string): Days {
  const days: string[] = [];
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const [first = '', last = first, ...more] = line.trim().split(separator).map(isoDay);
    const range = isDay(first) && isDay(last) && more.length === 0 ? daysFrom(first, last) : [];
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

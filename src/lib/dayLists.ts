import { isDay } from '../contract/form';
import { daysFrom } from '../contract/workCalendar';

/** The days of a text, each once, in order; `wrong`: the line that is none. */
interface Days {
  days: string[];
  wrong?: number;
}

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

const stamp = (line: string | undefined): string =>
  line?.replace(/^[^:]*:(\d{4})(\d\d)(\d\d)(?:T000000)?$/, '$1-$2-$3') ?? '';

/** The day before another one. */
const before = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/**
 * Whole days of a calendar file (iCalendar, RFC 5545): events whose title says 班 are worked. Days off are those that say
 * 休 or 假, as the calendars of phones do, which have festivals without a day off as well; if none says so, all others.
 * The end of an event is the day after its last one.
 */
export function daysOfCalendar(file: string): { daysOff: string[]; workdays: string[] } {
  const lines = file.replace(/\r?\n[ \t]/g, '');
  const events = Array.from(lines.matchAll(/^BEGIN:VEVENT$[^]*?^END:VEVENT\r?$/gm), ([event]) => {
    const value = (name: string) =>
      event.split(/\r?\n/).find((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`));
    const first = stamp(value('DTSTART'));
    const end = stamp(value('DTEND'));
    const last = isDay(end) && end > first ? before(end) : first;
    return { title: value('SUMMARY') ?? '', days: isDay(first) ? daysFrom(first, last) : [] };
  });
  const daysOf = (some: typeof events) => some.flatMap(({ days }) => days);
  const others = events.filter(({ title }) => !title.includes('班'));
  const marked = others.filter(({ title }) => /[休假]/.test(title));
  return {
    daysOff: daysOf(marked.length > 0 ? marked : others),
    workdays: daysOf(events.filter((event) => !others.includes(event))),
  };
}

import ICAL from 'ical.js';
import { calendarBounds, daysFrom } from '../contract/workCalendar';

const dayMs = 24 * 60 * 60 * 1000;
const minuteMs = 60 * 1000;

/** What China's clock shows, as if it were UTC: times in UTC are converted, others are taken as they stand. */
const chinaMs = (time: ICAL.Time): number =>
  Date.UTC(time.year, time.month - 1, time.day, time.hour, time.minute) +
  (time.zone === ICAL.Timezone.utcTimezone ? 8 * 60 * 60 * 1000 : 0);

const isoDay = (ms: number) => new Date(ms).toISOString().slice(0, 10);

const isCancelled = (event: ICAL.Component) => event.getFirstPropertyValue('status') === 'CANCELLED';

interface TitledDays {
  title: string;
  days: string[];
}

/**
 * The days of an event, which may repeat, with the title of each repetition: one may be moved or named otherwise. None if
 * it does not last whole days: an appointment.
 */
function daysOfEvent(event: ICAL.Event, thisYear: number): TitledDays[] {
  const found: TitledDays[] = [];
  const isEndless = event.component
    .getAllProperties('rrule')
    .some((rule) => !(rule.getFirstValue() as ICAL.Recur).isFinite());
  const repeats = event.iterator();
  // The library leaves out the first day of an event that has only further days (RDATE).
  const hasRule = event.component.hasProperty('rrule');
  const first = event.component.hasProperty('rdate') && !hasRule ? event.startDate : repeats.next();
  let count = 0;
  for (let start = first as ICAL.Time | null; start; start = repeats.next()) {
    if (count > calendarBounds.days || (isEndless && start.year > thisYear + 1)) break;
    const { startDate, endDate, item } = event.getOccurrenceDetails(start);
    if (isCancelled(item.component)) continue;
    const [from, until] = [chinaMs(startDate), chinaMs(endDate)];
    // Some programs end a day at 23:59.
    const end = from % dayMs === 0 && until % dayMs === dayMs - minuteMs ? until + minuteMs : until;
    if (from % dayMs !== 0 || end % dayMs !== 0) return [];
    // The end is the day after the last one; without one, an event is of one day.
    const days = daysFrom(isoDay(from), isoDay(Math.max(from, end - dayMs)));
    count += days.length;
    if (!isEndless || start.year >= thisYear) found.push({ title: item.summary ?? '', days });
  }
  return found;
}

/** Days that lack VALUE=DATE, as icalendar of Python writes those of EXDATE: the library would take them for times. */
const bareDays =
  /^((?:DTSTART|DTEND|EXDATE|RDATE|RECURRENCE-ID)(?:;(?!VALUE=)[^:;\r\n]+)*):(?=\d{8}(?:,\d{8})*\r?$)/gim;

/** Whether a title says that a day is worked; of days off it may name those that are: 元旦放假，1月4日上班. */
function isWorked(title: string): boolean {
  const rest = title.replace(/\d ?[日号][^班假]*班/g, '');
  return rest.includes('班') || (rest !== title && !/[休假]/.test(rest));
}

/** Events of a file that begin on a day that there is: the library takes other texts for other days. */
function eventsOf(file: string): ICAL.Component[] {
  const parsed = ICAL.parse(file.replace(bareDays, '$1;VALUE=DATE:')) as unknown[];
  const calendars = (typeof parsed[0] === 'string' ? [parsed] : parsed) as unknown[][];
  return calendars
    .flatMap((calendar) => new ICAL.Component(calendar).getAllSubcomponents('vevent'))
    .filter((event) => /"\d{4}-\d\d-\d\d[T"]/.test(JSON.stringify(event.getFirstProperty('dtstart')?.toJSON() ?? '')));
}

/**
 * Whole days of a calendar file (iCalendar, RFC 5545): events whose title says 班 are worked. Days off are those that say
 * 休 or 假, as the calendars of phones do, which have festivals without a day off as well; if none says so, all others. A file
 * that cannot be read has no days.
 * @param thisYear of events that repeat without an end, the days of this year and the next one count
 * @returns with the titles of the whole days that are neither
 */
export function daysOfCalendar(file: string, thisYear: number): Record<'daysOff' | 'workdays' | 'leftOut', string[]> {
  try {
    const components = eventsOf(file);
    const exceptions = components.filter((one) => one.hasProperty('recurrence-id'));
    const events = components.flatMap((component) => {
      const isException = exceptions.includes(component);
      const isOfSame = (one: ICAL.Component) =>
        one !== component && one.getFirstPropertyValue('uid') === component.getFirstPropertyValue('uid');
      if (isException) {
        if (components.some((one) => !exceptions.includes(one) && isOfSame(one))) return [];
        // Exported alone, without the event that repeats.
        component.removeAllProperties('recurrence-id');
      }
      if (isCancelled(component)) return [];
      const own = isException ? [] : exceptions.filter(isOfSame);
      return daysOfEvent(new ICAL.Event(component, { strictExceptions: true, exceptions: own }), thisYear);
    });
    const daysOf = (some: typeof events) => [...new Set(some.flatMap(({ days }) => days))].sort();
    const others = events.filter(({ title }) => !isWorked(title));
    const marked = others.filter(({ title }) => /[休假]/.test(title));
    const off = marked.length > 0 ? marked : others;
    return {
      daysOff: daysOf(off),
      leftOut: [...new Set(others.filter((one) => !off.includes(one)).map(({ title }) => title))],
      workdays: daysOf(events.filter((event) => !others.includes(event))),
    };
  } catch {
    return { daysOff: [], workdays: [], leftOut: [] };
  }
}

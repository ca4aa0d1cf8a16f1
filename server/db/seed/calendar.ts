import { contentId } from './contentId';

/** The demo content is written as if the portal had its first start on this day. */
export const writtenOn = '2025-06-22';

const dayMs = 86_400_000;
const day = /^(\d{4}-\d{2}-\d{2})( \d{2}:\d{2}:\d{2})?$/;

const timeOf = (date: string) => Date.parse(date.slice(0, 10));
const dateOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** How an entry moves: its own date by days, and by what its texts say of years and months. */
interface Move {
  days: number;
  years: number;
  months: number;
}

function moveTo(from: string, to: string): Move {
  const [fromYear, fromMonth] = from.split('-').map(Number);
  const [toYear, toMonth] = to.split('-').map(Number);
  return {
    days: Math.round((timeOf(to) - timeOf(from)) / dayMs),
    years: toYear - fromYear,
    months: (toYear - fromYear) * 12 + toMonth - fromMonth,
  };
}

const movedDay = (date: string, days: number) => dateOf(timeOf(date) + days * dayMs);

/** What texts say of time: a day in three forms, a month with its year or without, a year. */
const said =
  /(\d{4}-\d{2}-\d{2})|(\d{4})年(\d{1,2})月(\d{1,2})日|(\d{1,2}) 月 (\d{1,2}) 日|(\d{4})年 (\d{1,2}) 月|(\d{1,2}) 月|(\d{4})(?=年|—\d{4}年| 家居)/g;

/** Moves what a text says of time, each in the form it has. */
function movedText(text: string, ownYear: string, { days, years, months }: Move): string {
  const partsOf = (year: string, month: string, date: string) =>
    movedDay(`${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`, days)
      .split('-')
      .map(Number);
  const monthOf = (year: string, month: string) => {
    const count = Number(year) * 12 + Number(month) - 1 + months;
    return [Math.floor(count / 12), (count % 12) + 1];
  };
  return text.replace(said, (_whole, day, y1, m1, d1, m2, d2, y3, m3, m4, y5) => {
    if (day) return movedDay(day as string, days);
    if (y1) return partsOf(y1, m1, d1).reduce((line, part, place) => `${line}${part}${'年月日'[place]}`, '');
    if (m2)
      return partsOf(ownYear, m2, d2)
        .slice(1)
        .map((part, place) => `${part} ${'月日'[place]}`)
        .join(' ');
    if (y3) return monthOf(y3, m3).join('年 ') + ' 月';
    if (m4) return `${monthOf(ownYear, m4)[1]} 月`;
    return String(Number(y5) + years);
  });
}

/** A row of the content; which fields it has depends on its area. */
type Row = object;

/** The demo content's calendar for a portal whose first start is at `now`. */
export interface Calendar {
  /**
   * Moves a row with everything it says of dates.
   * @param place where the entry stands, as `contentId` wants it; a row without one keeps its id.
   * @param own its own day; none: the day on which the content was written.
   * @param seasonal what belongs to a time of the year moves by whole years.
   */
  move<Source extends Row>(row: Source, own?: string | null, seasonal?: boolean): Source;
}

/** The last time a day of the year was over for half a week. */
function lastOf(date: string, today: string): string {
  const last = (year: number) => `${year}${date.slice(4, 10)}`;
  const year = Number(today.slice(0, 4));
  return last(year) <= movedDay(today, -3) ? last(year) : last(year - 1);
}

/** @param now the first start, in ms; its day is China's. */
export function calendarAt(now: number): Calendar {
  const today = dateOf(now + 8 * 3_600_000);
  const days = moveTo(writtenOn, today).days;
  return {
    move(row, own = null, seasonal = false) {
      const from = own?.slice(0, 10) ?? writtenOn;
      const move = moveTo(from, seasonal ? lastOf(from, today) : movedDay(from, days));
      return Object.fromEntries(
        Object.entries(row).map(([field, value]: [string, unknown]) => {
          if (field === 'fdId') return [field, movedId(String(value), from, move.days)];
          if (field === 'fdComId' || typeof value !== 'string') return [field, value];
          const [, date, time = ''] = day.exec(value) ?? [];
          return [field, date ? movedDay(date, move.days) + time : movedText(value, from.slice(0, 4), move)];
        }),
      ) as typeof row;
    },
  };
}

/** An id starts with its entry's time, so it moves along. */
const movedId = (id: string, from: string, days: number): string =>
  contentId('', movedDay(from, days)).slice(0, 11) + id.slice(11);

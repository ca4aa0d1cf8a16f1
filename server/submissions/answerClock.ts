import { defaultCalendar, type WorkCalendar } from '../../src/contract/workCalendar';
import type { SubmissionKind } from '../../src/contract/submission';
import type { Row, Store } from '../db/schema';
import { chinaDayNumber, dayBefore, lastDayOf, workingDaysUntil, type DaysOff } from '../lib/chinaTime';

/** What the clock of a submission knows of it. */
type Clocked = Pick<Row<'submission'>, 'clockDay' | 'createdAt'>;

/** Name of the setting that holds the calendar. */
export const calendarName = 'workCalendar';

export async function readCalendar(db: Pick<Store, 'selectFrom'>): Promise<WorkCalendar> {
  const row = await db.selectFrom('deskSetting').select('value').where('name', '=', calendarName).executeTakeFirst();
  return row ? (JSON.parse(row.value) as WorkCalendar) : defaultCalendar;
}

const dayNumber = (day: string): number => chinaDayNumber(Date.parse(`${day}T00:00:00+08:00`));

const daysOffOf = ({ daysOff, workdays }: WorkCalendar): DaysOff => ({
  off: new Set(daysOff.map(dayNumber)),
  worked: new Set(workdays.map(dayNumber)),
});

/** The day on which the time limit of a submission began (days since 1970, China time). */
export const clockDayOf = ({ clockDay, createdAt }: Clocked): number =>
  clockDay === null ? chinaDayNumber(Number(createdAt)) : Number(clockDay);

/** When answers are due, by the calendar of this moment. */
export class AnswerClock {
  readonly limits: WorkCalendar['limits'];
  readonly #daysOff: DaysOff;

  constructor(calendar: WorkCalendar) {
    this.limits = calendar.limits;
    this.#daysOff = daysOffOf(calendar);
  }

  /** The last day of the limit, for a kind and the day on which it began. */
  dueDay = (kind: string, day: number): number => lastDayOf(day, this.limits[kind as SubmissionKind], this.#daysOff);

  /** Working days that are left on a day; negative: past the limit. */
  leftOn = (today: number, due: number): number => workingDaysUntil(today, due, this.#daysOff);

  /**
   * When the time of a submission began, if what it stood still is left out: as much is left as when it was stopped.
   * @param pausedOn `yyyy-MM-dd`, the day on which it was stopped
   */
  afterPause(row: Clocked, pausedOn: string, now: number): number {
    const [began, from] = [clockDayOf(row), dayNumber(pausedOn)];
    const used = from > began ? workingDaysUntil(began, from, this.#daysOff) : 0;
    return dayBefore(chinaDayNumber(now), used, this.#daysOff);
  }
}

export const answerClockOf = async (db: Pick<Store, 'selectFrom'>): Promise<AnswerClock> =>
  new AnswerClock(await readCalendar(db));

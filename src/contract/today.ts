import type { SubmissionSummary } from './submission';
import type { WorkCalendar } from './workCalendar';

interface TodayItem {
  area: string;
  fdId: string;
  title: string;
}

/** What the day asks for; null: not this role's part. */
export interface Today {
  submissions: {
    limits: WorkCalendar['limits'];
    open: number;
    overdue: number;
    dueToday: number;
    /** The last seven days, today the last: how many submissions came in, and how many were closed in any way. */
    week: { day: string; arrived: number; closed: number }[];
    /** Those with the least time left. `left`: working days until the limit; negative: past it. */
    waiting: (Pick<SubmissionSummary, 'number' | 'kind' | 'title'> & { fdComName: string; left: number })[];
  } | null;
  /** What is published by its schedule today, and what ends today: how many there are, and the first of them. */
  content: {
    goesOut: { count: number; items: (TodayItem & { at: string })[] };
    ends: { count: number; items: TodayItem[] };
    /** What visitors searched for in vain lately. */
    searches: string[];
  } | null;
}

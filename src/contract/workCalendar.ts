import type { SubmissionKind } from './submission';

/** When an answer is due. Days are `yyyy-MM-dd`. */
export interface WorkCalendar {
  /** Working days from the day on which a submission was sent, by its kind. */
  limits: Record<SubmissionKind, number>;
  /** Days off besides Saturdays and Sundays. */
  daysOff: string[];
  /** Saturdays and Sundays that are worked. */
  workdays: string[];
}

/** Maximum of a limit, and of the days in each list. */
export const calendarBounds = { limit: 90, days: 1000 } as const;

/** A store without a calendar of its own. */
export const defaultCalendar: WorkCalendar = {
  limits: { application: 7, intention: 2, entry: 1 },
  daysOff: [],
  workdays: [],
};

const dayMs = 24 * 60 * 60 * 1000;

/** All days from one to another, both included; empty if they are in the wrong order. */
export function daysFrom(first: string, last: string): string[] {
  const days: string[] = [];
  const end = Date.parse(`${last}T00:00:00Z`);
  for (let at = Date.parse(`${first}T00:00:00Z`); at <= end && days.length <= calendarBounds.days; at += dayMs) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

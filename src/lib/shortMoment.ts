import { shortDay } from './dates';

/** A short date and time at `now`: `07-16 09:42`. */
export const shortMoment = (time: string, now: Date): string =>
  `${shortDay(time.slice(0, 10), now)} ${time.slice(11, 16)}`.trim();

import { shortDay } from './dates';

/** A time of the backend as short as it is clear at `now`, to the minute: `07-16 09:42`. */
export const shortMoment = (time: string, now: Date): string =>
  `${shortDay(time.slice(0, 10), now)} ${time.slice(11, 16)}`.trim();

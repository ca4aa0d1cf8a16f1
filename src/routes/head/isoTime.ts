import { isDay } from '../../contract/form';
import { dayOf } from '../../lib/dates';

/** A backend date in ISO 8601 with the backend's zone; a day if it has no time, undefined if it is not a date. */
export function isoTime(value: unknown): string | undefined {
  const day = dayOf(value);
  if (!isDay(day)) return undefined;
  const time = /^\d{4}-\d{2}-\d{2} ((?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d)$/.exec(String(value).trim())?.[1];
  return time ? `${day}T${time}+08:00` : day;
}

/** The day of such a date. */
export const isoDay = (value: unknown): string | undefined => isoTime(value)?.slice(0, 10);

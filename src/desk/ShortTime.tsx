import { dayOf, shortDay } from '../lib/dates';

/** A moment as short as it is still clear: `07-16 09:18` in this year, else the day alone. */
export function shortTime(value: string, now: Date): string {
  const day = dayOf(value);
  const short = shortDay(day, now);
  const clock = /[ T](\d{2}:\d{2})/.exec(value)?.[1];
  return short === day || !clock ? short : `${short} ${clock}`;
}

/** A moment of the backend, `yyyy-MM-dd HH:mm:ss` in its own zone. */
export function ShortTime({ value, now }: { value: string; now: Date }) {
  return (
    <time dateTime={`${value.replace(' ', 'T')}${value.length > 10 ? '+08:00' : ''}`} title={value}>
      {shortTime(value, now)}
    </time>
  );
}

import { useNow } from '../components/useNow';
import { dayOf, shortDay } from '../lib/dates';
import { entities } from '../contract/entities';
import type { EntityFields } from '../contract/entity';

/** The shortest unambiguous date: `07-16 09:18` in the current year, else the day alone. */
export function shortTime(value: string, now: Date): string {
  const day = dayOf(value);
  const short = shortDay(day, now);
  const clock = /[ T](\d{2}:\d{2})/.exec(value)?.[1];
  return short === day || !clock ? short : `${short} ${clock}`;
}

/** The backend's time, `yyyy-MM-dd HH:mm:ss` in its time zone. */
export function ShortTime({ value }: { value: string }) {
  const now = useNow();
  return (
    <time dateTime={`${value.replace(' ', 'T')}${value.length > 10 ? '+08:00' : ''}`} title={value}>
      {shortTime(value, now)}
    </time>
  );
}

/** Title of an area at the desk. */
export const areaTitle = (area: string): string =>
  (entities as Readonly<Record<string, EntityFields | undefined>>)[area]?.fdId?.of ?? area;

import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { dayInBackendZone, untilNextDay } from '../lib/dates';
import { listen } from '../lib/events';
import { clockChangeEvent, timeNow, today } from '../lib/serverTime';
import { useRendering, useWasServerRendered } from './hydration';

/** Timers may fire a little early, ms. */
const late = 1000;

const timeByServer = () => new Date(timeNow());

/** Reports a change of day relative to `now`: at midnight, and when the tab becomes visible. */
function useDayChange(now: Date, onChange: () => void): void {
  const day = dayInBackendZone(now.getTime());
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && today() !== day) onChange();
  });
  useEffect(() => {
    const timer = setTimeout(() => look(), untilNextDay(timeNow()) + late);
    return () => clearTimeout(timer);
  }, [now]);
  useEffect(() => listen(document, ['visibilitychange'], () => look()), []);
  useEffect(() => listen(window, ['pageshow'], () => look()), []);
}

/**
 * The time at which a screen was mounted, or the visitor's day began; passed as a prop to keep date components pure. A
 * server-rendered page hydrates with its render time, and then updates without blocking.
 */
export function useNow(): Date {
  const { at } = useRendering();
  const wasServerRendered = useWasServerRendered();
  const [now, setNow] = useState(() => (wasServerRendered && at !== null ? new Date(at) : timeByServer()));
  // A screen may have been rendered ahead, on the day before.
  useEffect(() => {
    const isOld = (then: Date) => wasServerRendered || dayInBackendZone(then.getTime()) !== today();
    startTransition(() => setNow((then) => (isOld(then) ? timeByServer() : then)));
  }, [wasServerRendered]);
  useDayChange(now, () => setNow(timeByServer));
  // Midnight is at another time then, even if the day is the same.
  useEffect(() => listen(window, [clockChangeEvent], () => setNow(timeByServer)), []);
  return now;
}

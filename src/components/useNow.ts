import { startTransition, useEffect, useEffectEvent, useState } from 'react';
import { dayInBackendZone, untilNextDay } from '../lib/dates';
import { listen } from '../lib/events';
import { clockChangeEvent, timeNow, today } from '../lib/serverTime';
import { useRendering, useWasServerRendered } from './hydration';

/** Timers may fire a little early, ms. */
const late = 1000;

/** Reports a change of day relative to `now`: at midnight, when the tab becomes visible, and when the clock was wrong. */
function useDayChange(now: Date, onChange: () => void): void {
  const day = dayInBackendZone(now.getTime());
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && today() !== day) onChange();
  });
  useEffect(() => {
    const timer = setTimeout(() => look(), untilNextDay(timeNow()) + late);
    return () => clearTimeout(timer);
  }, [day]);
  useEffect(() => listen(document, ['visibilitychange'], () => look()), []);
  useEffect(() => listen(window, ['pageshow', clockChangeEvent], () => look()), []);
}

/**
 * The time at which a screen was mounted, or the visitor's day began; passed as a prop to keep date components pure. A
 * server-rendered page hydrates with its render time, and then updates without blocking.
 */
export function useNow(): Date {
  const { at } = useRendering();
  const wasServerRendered = useWasServerRendered();
  const [now, setNow] = useState(() => (wasServerRendered && at !== null ? new Date(at) : new Date(timeNow())));
  // A screen may have been rendered ahead, on the day before.
  useEffect(() => {
    const isOld = (then: Date) => wasServerRendered || dayInBackendZone(then.getTime()) !== today();
    startTransition(() => setNow((then) => (isOld(then) ? new Date(timeNow()) : then)));
  }, [wasServerRendered]);
  useDayChange(now, () => setNow(new Date(timeNow())));
  return now;
}

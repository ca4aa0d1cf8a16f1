import { useEffect, useEffectEvent } from 'react';
import { dayInBackendZone, untilNextDay } from '../lib/dates';
import { listen } from '../lib/listen';

/** Timers may fire a little early, ms. */
const late = 1000;

/** Reports a change of day relative to `now`: at midnight, and when the tab becomes visible. */
export function useDayChange(now: Date, onChange: () => void): void {
  const day = dayInBackendZone(now.getTime());
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && dayInBackendZone(Date.now()) !== day) onChange();
  });
  useEffect(() => {
    const timer = setTimeout(() => look(), untilNextDay(Date.now()) + late);
    return () => clearTimeout(timer);
  }, [day]);
  useEffect(() => listen(document, ['visibilitychange'], () => look()), []);
  useEffect(() => listen(window, ['pageshow'], () => look()), []);
}

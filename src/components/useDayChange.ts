import { useEffect, useEffectEvent } from 'react';
import { dayInBackendZone, untilNextDay } from '../lib/dates';

/** Timers may fire a little early, ms. */
const late = 1000;

/** Reports a change of day relative to `now`: at midnight, and when the tab becomes visible. */
export function useDayChange(now: Date, onChange: () => void): void {
  const day = dayInBackendZone(now.getTime());
  const look = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && dayInBackendZone(Date.now()) !== day) onChange();
  });
  useEffect(() => {
    const seen = () => look();
    const timer = setTimeout(seen, untilNextDay(Date.now()) + late);
    document.addEventListener('visibilitychange', seen);
    window.addEventListener('pageshow', seen);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', seen);
      window.removeEventListener('pageshow', seen);
    };
  }, [day]);
}

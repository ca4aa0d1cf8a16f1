import { useState } from 'react';
import { useDayChange } from '../components/useDayChange';

/** The time of mounting, updated when the day changes; components that count days get it as a prop and stay pure. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useDayChange(now, () => setNow(new Date()));
  return now;
}

import { useState } from 'react';
import { useDayChange } from '../components/useDayChange';

/** The time at which a screen came up, or its day began; what counts days takes it as a prop and stays pure. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useDayChange(now, () => setNow(new Date()));
  return now;
}

import { startTransition, useEffect, useState } from 'react';
import { useDayChange } from './useDayChange';
import { useRendering } from './Rendering';
import { useWasServerRendered } from './useWasServerRendered';

/**
 * The time at which a screen came up, or its visitor's day began; what counts days takes it as a prop and stays pure. A page that the server drew is
 * taken over with the time that it was drawn for, and follows without holding the visitor up.
 */
export function useNow(): Date {
  const { at } = useRendering();
  const wasServerRendered = useWasServerRendered();
  const [now, setNow] = useState(() => (wasServerRendered && at !== null ? new Date(at) : new Date()));
  useEffect(() => {
    if (wasServerRendered) startTransition(() => setNow(new Date()));
  }, [wasServerRendered]);
  useDayChange(now, () => setNow(new Date()));
  return now;
}

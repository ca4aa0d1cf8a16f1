import { startTransition, useEffect, useState } from 'react';
import { useDayChange } from './useDayChange';
import { useRendering } from './Rendering';
import { useWasServerRendered } from './useWasServerRendered';

/**
 * The time at which a screen was mounted, or the visitor's day began; passed as a prop to keep date components pure. A
 * server-rendered page hydrates with its render time, and then updates without blocking.
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

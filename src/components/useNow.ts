import { startTransition, useEffect, useState } from 'react';
import { useDayChange } from './useDayChange';
import { useRendering } from './Rendering';
import { useWasDrawn } from './useWasDrawn';

/**
 * The time at which a screen came up, or its visitor's day began; what counts days takes it as a prop and stays pure. A page that the server drew is
 * taken over with the time that it was drawn for, and follows without holding the visitor up.
 */
export function useNow(): Date {
  const { at } = useRendering();
  const wasDrawn = useWasDrawn();
  const [now, setNow] = useState(() => (wasDrawn && at !== null ? new Date(at) : new Date()));
  useEffect(() => {
    if (wasDrawn) startTransition(() => setNow(new Date()));
  }, [wasDrawn]);
  useDayChange(now, () => setNow(new Date()));
  return now;
}

import { useState, useSyncExternalStore } from 'react';
import { useRendering } from '../../components/Rendering';

const never = () => () => undefined;

/**
 * The time at which a screen came up; what counts days takes it as a prop and stays pure. While the browser takes over
 * what the server drew, the time that it was drawn for.
 */
export function useNow(): Date {
  const { at } = useRendering();
  const [now] = useState(() => new Date());
  const [drawnFor] = useState(() => (at === null ? now : new Date(at)));
  return useSyncExternalStore(
    never,
    () => now,
    () => drawnFor,
  );
}

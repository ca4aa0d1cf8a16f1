import { useEffect } from 'react';
import { useWasServerRendered } from './useWasServerRendered';

/**
 * Says that a view has come up. What the server drew has long stood still.
 *
 * @param onShown the same function from one drawing to the next
 */
export function useFirstShown(onShown: () => void): void {
  const wasServerRendered = useWasServerRendered();
  useEffect(() => {
    if (!wasServerRendered) onShown();
  }, [onShown, wasServerRendered]);
}

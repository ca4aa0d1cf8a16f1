import { useEffect } from 'react';
import { useWasDrawn } from './useWasDrawn';

/**
 * Says that a view has come up. What the server drew has long stood still.
 *
 * @param onShown the same function from one drawing to the next
 */
export function useFirstShown(onShown: () => void): void {
  const wasDrawn = useWasDrawn();
  useEffect(() => {
    if (!wasDrawn) onShown();
  }, [onShown, wasDrawn]);
}

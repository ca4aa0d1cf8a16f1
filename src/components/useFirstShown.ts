import { useEffect } from 'react';
import { useWasServerRendered } from './hydration';

/**
 * Reports a view's first appearance, unless it was server-rendered.
 *
 * @param onShown a stable function
 */
export function useFirstShown(onShown: () => void): void {
  const wasServerRendered = useWasServerRendered();
  useEffect(() => {
    if (!wasServerRendered) onShown();
  }, [onShown, wasServerRendered]);
}

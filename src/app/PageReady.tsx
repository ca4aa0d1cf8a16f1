import { useEffect, type ReactNode } from 'react';
import { selectSettled } from '../areas/auth/authSlice';
import { useIsHydrating } from '../components/useIsHydrating';
import { pageReadyEvent } from '../lib/pageReadyEvent';
import { loadDictionary } from '../lib/splitWords';
import { whenIdle } from '../lib/whenIdle';
import { useAppSelector } from '../state/hooks';

/** Reports when the page has become interactive: rendered or hydrated, and the user known. */
export function PageReady({ children }: { children: ReactNode }) {
  const isSettled = useAppSelector(selectSettled);
  // Until then views see the server's state, which knows no user.
  const isHydrating = useIsHydrating();
  const isReady = isSettled && !isHydrating;
  useEffect(() => {
    if (!isReady) return;
    document.dispatchEvent(new Event(pageReadyEvent));
    // A hydrating page does not split titles into words; the next page will, with the dictionary loaded by then.
    return whenIdle(loadDictionary);
  }, [isReady]);
  return children;
}

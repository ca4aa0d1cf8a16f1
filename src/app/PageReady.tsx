import { useEffect, type ReactNode } from 'react';
import { selectSettled } from '../areas/auth/authSlice';
import { useIsHydrating } from '../components/useIsHydrating';
import { pageReadyEvent } from '../lib/pageReadyEvent';
import { loadDictionary } from '../lib/splitWords';
import { whenIdle } from '../lib/whenIdle';
import { useAppSelector } from '../state/hooks';

/** Says when the page inside answers to its visitor: drawn by its script, or taken over by it, and the user known. */
export function PageReady({ children }: { children: ReactNode }) {
  const isSettled = useAppSelector(selectSettled);
  // Until then views see the server's state, which knows no user.
  const isHydrating = useIsHydrating();
  const isReady = isSettled && !isHydrating;
  useEffect(() => {
    if (!isReady) return;
    document.dispatchEvent(new Event(pageReadyEvent));
    // A page that is taken over parts no words, the next one will: its dictionary is there by then.
    return whenIdle(loadDictionary);
  }, [isReady]);
  return children;
}

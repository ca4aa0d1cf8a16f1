import { startTransition, useContext, useEffect, useState, type ReactNode } from 'react';
import { IsReturnContext } from './contexts';
import { useWasServerRendered, HydrationBoundary } from './hydration';
import styles from './AfterPaint.module.css';

/**
 * What is below the first screen of a page: it renders once that is painted, in slices between which the browser answers,
 * and asks for its data only then. It is there from the start on a server-rendered page, and where the visitor comes back
 * to, whose scroll position may be in it.
 */
export function AfterPaint({ children }: { children: ReactNode }) {
  const isWhole = useWasServerRendered();
  const isReturn = useContext(IsReturnContext);
  const [isPainted, setPainted] = useState(isWhole || isReturn);
  useEffect(() => {
    if (isPainted) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      timer = setTimeout(() => startTransition(() => setPainted(true)));
    };
    // A tab in the background is not painted.
    if (document.visibilityState === 'hidden') next();
    const frame = requestAnimationFrame(next);
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [isPainted]);
  return isPainted ? <HydrationBoundary>{children}</HydrationBoundary> : <div className={styles.room} />;
}

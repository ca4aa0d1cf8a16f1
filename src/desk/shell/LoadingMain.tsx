import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { focusIsLost } from '../../components/focus';

/** In place of a screen that is loading. The focus that it has after a navigation passes to what replaces it. */
export function LoadingMain({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { current } = ref;
    return () => {
      if (document.activeElement !== current) return;
      queueMicrotask(() => focusIsLost() && document.getElementById('main')?.focus({ preventScroll: true }));
    };
  }, []);
  return (
    <main id="main" tabIndex={-1} ref={ref}>
      {children}
    </main>
  );
}

import { useLayoutEffect, type ComponentProps, type ReactNode } from 'react';
import { focusIsLost } from '../../components/focus';
import { QueryBoundary } from '../../components/QueryBoundary';

interface LoadingMainProps extends Omit<ComponentProps<typeof QueryBoundary>, 'children'> {
  /** What stands above. */
  head?: ReactNode;
}

const id = 'main';

/** In place of a screen that is loading. The focus that it has after a navigation passes to what replaces it. */
export function LoadingMain({ head, ...state }: LoadingMainProps) {
  useLayoutEffect(
    () => () => {
      if (document.activeElement?.id !== id) return;
      queueMicrotask(() => focusIsLost() && document.getElementById(id)?.focus({ preventScroll: true }));
    },
    [],
  );
  return (
    <main id={id} tabIndex={-1}>
      {head}
      <QueryBoundary {...state} />
    </main>
  );
}

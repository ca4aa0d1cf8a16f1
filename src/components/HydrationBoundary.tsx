import { Suspense, type ReactNode } from 'react';
import { useRendering } from './hydration';

/**
 * A part of a server-rendered page that is hydrated on its own, after what surrounds it: in slices between which the
 * browser answers, with a commit of its own, and at once where the visitor clicks in it. Elsewhere it changes nothing.
 */
export function HydrationBoundary({ children }: { children: ReactNode }) {
  const { server } = useRendering();
  return server?.isUndivided ? children : <Suspense>{children}</Suspense>;
}

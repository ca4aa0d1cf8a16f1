import { RouteErrorBoundary } from './RouteErrorBoundary';

/** The frame itself failed: the same message, without it. */
export function CrashScreen() {
  return (
    <main>
      <RouteErrorBoundary />
    </main>
  );
}

import { RouteErrorBoundary } from './RouteErrorBoundary';

/** The frame itself failed: the same words, without the shell. */
export function CrashScreen() {
  return (
    <main>
      <RouteErrorBoundary />
    </main>
  );
}

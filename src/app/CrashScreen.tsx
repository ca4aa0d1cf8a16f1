import { PageFailure } from './PageFailure';

/** Same message as PageFailure, for a failure of the layout itself. */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <main>
      <PageFailure error={error} />
    </main>
  );
}

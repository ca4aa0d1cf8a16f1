import { PageFailure } from './PageFailure';

/** The frame itself failed: the same message, without it. */
export function CrashScreen({ error }: { error: unknown }) {
  return (
    <main>
      <PageFailure error={error} />
    </main>
  );
}

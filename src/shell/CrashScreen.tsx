import { ScreenError } from './ScreenError';

/** The frame itself failed: the same words, without the shell. */
export function CrashScreen() {
  return (
    <main>
      <ScreenError />
    </main>
  );
}

import type { HealthCheck } from './healthRoutes';

/** How long a success counts, in ms. */
const keptMs = 5000;

/** A check that is made anew some seconds after it succeeded, at the earliest: calls of an object storage are paid for. */
export function rememberSuccess(check: HealthCheck, now: () => number): HealthCheck {
  let last: Promise<unknown> | null = null;
  let at = 0;
  return () => {
    // A clock may be set back.
    if (last === null || Math.abs(now() - at) >= keptMs) {
      at = now();
      const made = check();
      last = made;
      // By then a later one may have succeeded.
      made.catch(() => {
        if (last === made) last = null;
      });
    }
    return last;
  };
}

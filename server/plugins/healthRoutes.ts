import type { PortalApp } from '../http/portalApp';
import { withTimeout } from '../lib/concurrency';

/** Checks a dependency; throws if it is down. */
type HealthCheck = () => Promise<unknown>;

/** Timeout per check, in ms: monitoring waits no longer. */
const timeoutMs = 3000;

const stateOf = (check: HealthCheck): Promise<'ok' | 'down'> =>
  withTimeout(timeoutMs, 'late', check()).then(
    () => 'ok',
    () => 'down',
  );

/**
 * 200 if all dependencies are up, else 503 with those that are down: `/readyz` for load balancers, with those that pages
 * need, `/healthz` for monitoring, with all and the version that runs.
 * @param version of the build; without one it is left out
 * @param forWrites what writes need besides, or of what pages need more than reading
 */
export function healthRoutes(
  app: PortalApp,
  version: string | undefined,
  forPages: Record<string, HealthCheck>,
  forWrites: Record<string, HealthCheck> = {},
): void {
  healthRoute(app, '/healthz', { ...forPages, ...forWrites }, { version });
  healthRoute(app, '/readyz', forPages);
}

function healthRoute(app: PortalApp, url: string, checks: Record<string, HealthCheck>, facts: object = {}): void {
  app.get(url, { schema: {} }, async (_request, reply) => {
    const states = await Promise.all(
      Object.entries(checks).map(async ([name, check]) => [name, await stateOf(check)] as const),
    );
    const isWell = states.every(([, state]) => state === 'ok');
    return reply
      .code(isWell ? 200 : 503)
      .send({ status: isWell ? 'ok' : 'down', ...facts, ...Object.fromEntries(states) });
  });
}

/** How long a success counts, in ms. */
const keptMs = 5000;

/**
 * A check that is made anew some seconds after it succeeded, at the earliest: a call of an object storage is paid for, a
 * disk written to.
 */
export function rememberSuccess(check: HealthCheck, now: () => number): HealthCheck {
  let last: Promise<unknown> | null = null;
  let at = 0;
  return () => {
    // A clock may be set back.
    if (last === null || Math.abs(now() - at) >= keptMs) {
      at = now();
      const pending = check();
      last = pending;
      // By then a later one may have succeeded.
      pending.catch(() => {
        if (last === pending) last = null;
      });
    }
    return last;
  };
}

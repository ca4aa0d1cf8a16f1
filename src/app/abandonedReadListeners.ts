import { portalApi } from '../api/portalApi';
import type { StartListening } from '../state/listenerMiddleware';

/**
 * A read that no view waits for any more is stopped: leaving a page while it loads frees its connection, and its answer
 * changes nothing. A view that comes back at once (a page turned twice, React's strict mode) is waited for.
 */
export function addAbandonedReadListeners(startListening: StartListening): void {
  startListening({
    actionCreator: portalApi.internalActions.unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { delay, dispatch }) => {
      await delay(0);
      // The middleware answers this action with its live table; the store's own copy follows it late.
      const { getSubscriptionCount } = dispatch(
        portalApi.internalActions.internal_getRTKQSubscriptions(),
      ) as unknown as { getSubscriptionCount(key: string): number };
      if (getSubscriptionCount(queryCacheKey) > 0) return;
      const running = dispatch(portalApi.util.getRunningQueriesThunk());
      running.find((query) => query?.queryCacheKey === queryCacheKey)?.abort();
    },
  });
}

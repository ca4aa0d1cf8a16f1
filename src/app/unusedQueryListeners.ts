import { portalApi } from '../api/portalApi';
import type { StartListening } from '../state/hooks';

/**
 * Aborts a query that no view subscribes to any more, and drops what it had, to be fetched again: leaving a page while it
 * loads frees its connection, and the response changes nothing. A view that re-subscribes at once (a page turned twice,
 * React's strict mode) keeps it.
 */
export function addUnusedQueryListeners(startListening: StartListening): void {
  startListening({
    actionCreator: portalApi.internalActions.unsubscribeQueryResult,
    effect: async ({ payload: { queryCacheKey } }, { delay, dispatch }) => {
      await delay(0);
      // The middleware answers this action with its live subscription table; the store's own copy lags behind.
      const { getSubscriptionCount } = dispatch(
        portalApi.internalActions.internal_getRTKQSubscriptions(),
      ) as unknown as { getSubscriptionCount(key: string): number };
      if (getSubscriptionCount(queryCacheKey) > 0) return;
      const running = dispatch(portalApi.util.getRunningQueriesThunk());
      const query = running.find((one) => one?.queryCacheKey === queryCacheKey);
      if (!query) return;
      query.abort();
      // What was to be refetched is outdated, and an aborted query would be shown as failed.
      dispatch(portalApi.internalActions.removeQueryResult({ queryCacheKey }));
    },
  });
}

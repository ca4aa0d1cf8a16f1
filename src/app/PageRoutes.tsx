import { createContext, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { renderMatches, Router } from 'react-router-dom';
import type { PageRouter, PageRouterState } from './pageRouter';
import { PageSpinner } from './PageSpinner';

const PageRouterContext = createContext<{ router: PageRouter; state: PageRouterState } | null>(null);

/** The router, and its state as it is drawn, which may be a moment behind. */
export function usePageRouter(): { router: PageRouter; state: PageRouterState } {
  return useContext(PageRouterContext)!;
}

/**
 * The page that a router is at.
 *
 * @param first what is drawn first, even if the router moves before: a page can only be taken over as it was drawn
 */
export function PageRoutes({ router, first }: { router: PageRouter; first?: PageRouterState }) {
  const [state, setState] = useState(first ?? router.state);
  useLayoutEffect(() => {
    startTransition(() => setState(router.state));
    // Not in slices: of a page that is there nothing is worth showing before the whole, and each slice costs a frame.
    return router.subscribe(setState);
  }, [router]);
  const { location, historyAction, initialized, matches } = state;
  const context = useMemo(() => ({ router, state }), [router, state]);
  const page = useMemo(() => (initialized ? renderMatches(matches) : <PageSpinner />), [initialized, matches]);
  return (
    <PageRouterContext value={context}>
      <Router location={location} navigationType={historyAction} navigator={router.navigator}>
        {page}
      </Router>
    </PageRouterContext>
  );
}

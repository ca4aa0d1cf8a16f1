import { createContext, startTransition, useContext, useLayoutEffect, useMemo, useState } from 'react';
import { renderMatches, Router } from 'react-router-dom';
import { nextMessage } from '../lib/events';
import type { PageRouter, PageRouterState } from './pageRouter';
import { PageSpinner } from './PageSpinner';

/** The page router and the state that a page is rendered for. */
export const PageRouterContext = createContext<{ router: PageRouter; state: PageRouterState } | null>(null);

/** The router, and the state being rendered, which may lag behind the router's. */
export function usePageRouter(): { router: PageRouter; state: PageRouterState } {
  return useContext(PageRouterContext)!;
}

interface PageRoutesProps {
  router: PageRouter;
  first?: PageRouterState;
  basename?: string;
}

/**
 * Renders the page that a router is at.
 *
 * @param first the state to render first, even if the router navigates before: hydration needs the state that the
 * server rendered
 * @param basename what all addresses begin with
 */
export function PageRoutes({ router, first, basename }: PageRoutesProps) {
  const [state, setState] = useState(first ?? router.state);
  useLayoutEffect(() => {
    startTransition(() => setState(router.state));
    // Not time-sliced: no part of the page is worth showing before the whole, and each slice costs a frame.
    let { pathname } = router.state.location;
    return router.subscribe((next) => {
      // A link that is removed while it has the focus makes the browser lay out the rest of the old page.
      const isOtherPage = next.location.pathname !== pathname;
      if (isOtherPage) document.querySelector<HTMLElement>('a:focus')?.blur();
      pathname = next.location.pathname;
      // A page follows in a task of its own: effects of a click's task, requests among them, run before it is painted.
      // A filter or a page of a list shows its choice at once.
      if (isOtherPage || next.navigation.state === 'loading') nextMessage(() => setState(router.state));
      else setState(next);
    });
  }, [router]);
  const { location, historyAction, initialized, matches } = state;
  const context = useMemo(() => ({ router, state }), [router, state]);
  const page = useMemo(() => (initialized ? renderMatches(matches) : <PageSpinner />), [initialized, matches]);
  return (
    <PageRouterContext value={context}>
      <Router basename={basename} location={location} navigationType={historyAction} navigator={router.navigator}>
        {page}
      </Router>
    </PageRouterContext>
  );
}

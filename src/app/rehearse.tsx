import { Activity, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { NavigationType, renderMatches, Router, type Location, type RouteMatch } from 'react-router-dom';
import type { PageRouter } from './pageRouter';
import { PageRouterContext } from './PageRoutes';

/**
 * Renders a page outside the document, hidden: no effect runs, and nothing is fetched but its pictures. The browser compiles a script when
 * it first runs, which takes half of a phone's first click. React does it in slices, while nothing else is to do.
 *
 * @param provide the page inside the contexts of all pages
 */
export function rehearse(
  router: PageRouter,
  matches: RouteMatch[],
  location: Location,
  provide: (page: ReactNode) => ReactNode,
): void {
  const state = { ...router.state, location, matches };
  const page = (
    <PageRouterContext value={{ router, state }}>
      <Router location={location} navigationType={NavigationType.Push} navigator={router.navigator}>
        {renderMatches(matches.slice(-1))}
      </Router>
    </PageRouterContext>
  );
  // The page itself reports what fails.
  const quietly = { onCaughtError: () => undefined, onUncaughtError: () => undefined };
  const root = createRoot(document.createElement('div'), quietly);
  // Without effects nothing refers to it once it is rendered.
  root.render(<Activity mode="hidden">{provide(page)}</Activity>);
}

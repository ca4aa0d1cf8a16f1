import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

const firstSegment = (path = ''): string => (/[^/]+/.exec(path)?.[0] ?? '').toLowerCase();

/** The routes that an address with this first segment may match; routes with children have no path of their own. */
const routesUnder = (routes: readonly RouteObject[], segment: string): RouteObject[] =>
  routes.flatMap((route) => {
    if (route.children) return { ...route, children: routesUnder(route.children, segment) };
    const own = firstSegment(route.path);
    return own === segment || /^[:*]/.test(own) ? route : [];
  });

/**
 * `matchRoutes`, which flattens, ranks and compiles all routes that it is given for each address: that takes ten times
 * as long as to leave out those of other first segments. And an address with a line break, which its pattern for any
 * address (`*`) does not match, finds the not-found page.
 */
export function routeMatches<Route extends RouteObject>(
  routes: Route[],
  pathname: string,
): RouteMatch<string, Route>[] | null {
  const segment = firstSegment(pathname);
  // An escaped segment may be any.
  const possible = segment.includes('%') ? routes : (routesUnder(routes, segment) as Route[]);
  return matchRoutes(possible, pathname) ?? matchRoutes(possible, pathname.replace(/%../g, '-'));
}

import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';

const firstSegment = (path = ''): string => path.split('/').find(Boolean)?.toLowerCase() ?? '';

const isOpen = (segment: string): boolean => /^[:*]/.test(segment);

/** The routes that an address with this first segment may match; routes with children have no path of their own. */
const routesUnder = (routes: readonly RouteObject[], segment: string): RouteObject[] =>
  routes.flatMap((route) => {
    if (route.children) return [{ ...route, children: routesUnder(route.children, segment) }];
    const own = firstSegment(route.path);
    return own === segment || isOpen(own) ? [route] : [];
  });

const segmentsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => (children ? segmentsOf(children) : firstSegment(path)));

/** A table's routes by the first segment of their path. */
class SplitTable {
  readonly #known: Set<string>;
  readonly #parts = new Map<string, RouteObject[]>();

  constructor(private readonly routes: RouteObject[]) {
    this.#known = new Set(segmentsOf(routes));
  }

  under(pathname: string): RouteObject[] {
    const segment = firstSegment(pathname);
    // An escaped segment may be any.
    if (segment.includes('%')) return this.routes;
    const key = this.#known.has(segment) ? segment : '*';
    const part = this.#parts.get(key) ?? routesUnder(this.routes, key);
    this.#parts.set(key, part);
    return part;
  }
}

const tables = new WeakMap<RouteObject[], SplitTable>();

/**
 * `matchRoutes` of a table that stays as it is. The router flattens and ranks the whole table for each address, which
 * takes far longer than matching, so only the routes of the address's first segment are given to it.
 */
export function routeMatches<Route extends RouteObject>(
  routes: Route[],
  pathname: string,
): RouteMatch<string, Route>[] | null {
  const table = tables.get(routes) ?? new SplitTable(routes);
  tables.set(routes, table);
  return matchRoutes(table.under(pathname) as Route[], pathname);
}

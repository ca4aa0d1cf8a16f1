import type { ReactNode } from 'react';
import type { createMemoryHistory } from '@remix-run/router';
import {
  createPath,
  NavigationType,
  resolvePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type RouteMatch,
  type RouteObject,
  type To,
  matchRoutes,
} from 'react-router-dom';
import type { RunQuery, Loader } from '../api/query';
import type { Extra } from '../contract/extras';
import { scheduleRetry } from '../lib/scheduleRetry';

const firstSegment = (path = ''): string => (/[^/]+/.exec(path)?.[0] ?? '').toLowerCase();

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
  const isPossible = (first: string) => first === segment || /^[:*]/.test(first);
  // An escaped segment may be any.
  const possible = segment.includes('%') ? routes : routes.filter(({ path }) => isPossible(firstSegment(path)));
  return matchRoutes(possible, pathname) ?? matchRoutes(possible, pathname.replace(/%../g, '-'));
}

/** false if the chunk failed to load. */
export type HasLoaded = boolean | void;

/** What a route declares about its screen, besides how to load it. */
export interface ScreenHandle {
  loader?: Loader;
  /** Starts loading its chunk, unless loaded. */
  load?: () => Promise<HasLoaded> | undefined;
  /** The chunk with its script and styles. */
  chunk?: string;
  /** Its address matches nothing, so it belongs to no item of the main navigation. */
  isNotFound?: boolean;
  /** No screen, only a redirect. */
  redirectTo?: string;
  /** What surrounds the screen; it stays between screens of the same frame. */
  frame?: (screen: ReactNode) => ReactNode;
}

/** A screen and the address that it is rendered for. */
export interface ScreenAt {
  location: Location;
  matches: RouteMatch[];
}

interface Match {
  params: Readonly<Record<string, string | undefined>>;
  route: Pick<RouteObject, 'handle'>;
}

export const handleOf = ({ handle }: Match['route']): ScreenHandle => (handle ?? {}) as ScreenHandle;

/** The chunk of the screen at an address. */
export const chunkOf = (matches: readonly Match[]): string | undefined =>
  handleOf(matches[matches.length - 1]?.route ?? {}).chunk;

/** Runs the loaders of the screens at an address. */
export function runLoaders(
  matches: readonly Match[],
  search: string,
  read: RunQuery,
  extras: readonly Extra[],
): Promise<unknown> {
  const at = { read, extras, search: new URLSearchParams(search) };
  return Promise.all(matches.map(async ({ route, params }) => handleOf(route).loader?.({ ...at, params })));
}

type History = Omit<ReturnType<typeof createMemoryHistory>, 'index'>;

export interface PageRouterState extends ScreenAt {
  /** The history action that led there. */
  historyAction: NavigationType;
  /** The destination while the next page's chunks load. */
  navigation: { state: 'idle' } | { state: 'loading'; location: Path & { state: unknown } };
  /** The first page's chunks have loaded or failed; after a failure a server-rendered page keeps waiting. */
  initialized: boolean;
  /** Keep the scroll position. */
  preventScrollReset: boolean;
}

/** Called before a navigation: returns its options, or null to block it. */
export type Interceptor = (to: To | number, options: NavigateOptions) => NavigateOptions | null;

export interface PageRouter {
  readonly state: PageRouterState;
  /** Resolves once initialized. */
  readonly ready: Promise<void>;
  /** The navigator for links and screens. */
  readonly navigator: Navigator;
  /** Resolves once the address is committed; a later call supersedes an earlier one. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  subscribe(listener: (state: PageRouterState) => void): () => void;
  /** Renders a screen out of sight, so that a navigation to its address need only show it; no effect of it runs before. */
  renderAhead(screen: ScreenAt): void;
  /** Called with what is to be rendered ahead, until the returned function is called. */
  onRenderAhead(listener: (screen: ScreenAt) => void): () => void;
  /** Intercepts later navigations, until the returned function is called. */
  intercept(interceptor: Interceptor): () => void;
  /** Disposes of it. */
  dispose(): void;
}

interface PageRouterOptions {
  read?: RunQuery;
  extras?: readonly Extra[];
  isServerRendered?: boolean;
  leave?: (address: string, isWanted: () => boolean) => Promise<void>;
}

/**
 * Navigates between pages. The current page and its address stay until the next one's chunks are loaded; its queries
 * start in parallel. A page whose chunks are loaded is there before the call returns, and rendered by the next task.
 *
 * @param read prefetches a screen's queries; without it its views fetch them
 * @param extras optional backend features, for the queries
 * @param isServerRendered the first page is already visible and may be scrolled
 * @param leave reloads an address if its chunk may be missing because of a newer build; resolves if the page stays
 */
export function createPageRouter(
  history: History,
  routes: RouteObject[],
  { read, extras = [], isServerRendered = false, leave }: PageRouterOptions = {},
): PageRouter {
  const listeners = new Set<(state: PageRouterState) => void>();
  const interceptors = new Set<Interceptor>();
  const aheadListeners = new Set<(screen: ScreenAt) => void>();
  let state: PageRouterState;
  let latest = 0;

  let becomeReady = () => {};
  const ready = new Promise<void>((resolve) => {
    becomeReady = resolve;
  });
  const update = (change: Partial<PageRouterState>) => {
    state = { ...state, ...change };
    if (state.initialized) becomeReady();
    for (const listener of [...listeners]) listener(state);
  };

  /** A redirecting address is never rendered, so no step of a recording belongs to it. */
  const find = (path: Path): { path: Path; matches: RouteMatch[] } => {
    const matches = routeMatches(routes, path.pathname) ?? [];
    const to = matches.map(({ route }) => handleOf(route).redirectTo).find(Boolean);
    return to ? find(resolvePath(to)) : { path, matches };
  };

  const load = (matches: RouteMatch[]) => matches.flatMap(({ route }) => handleOf(route).load?.() ?? []);

  /** A server-rendered page is readable without its chunk: no error replaces it, the chunk is requested again. */
  const loadAll = async (matches: RouteMatch[], path: Path, isWanted = () => true) => {
    for (let tries = 1; (await Promise.all(load(matches))).includes(false); tries += 1) {
      await leave?.(createPath(path), isWanted);
      if (!isServerRendered || state.initialized) return;
      await new Promise<void>((again) => scheduleRetry(tries, again));
    }
  };

  const go = async (destination: Path, how: NavigationType, options: NavigateOptions = {}) => {
    const turn = (latest += 1);
    const { path, matches } = find(destination);
    update({ navigation: { state: 'loading', location: { state: options.state, ...path } } });
    const isOtherPage = path.pathname !== state.location.pathname || path.search !== state.location.search;
    // A loaded screen is rendered at once, and fetches by itself.
    if (load(matches).length > 0) {
      // Queries whose chunk fails to load are made, or reported, by the page itself.
      if (read && isOtherPage) runLoaders(matches, path.search, read, extras).catch(() => undefined);
      await loadAll(matches, path, () => turn === latest);
      if (turn !== latest) return;
    }
    let historyAction = how;
    // The browser is already there; its entry is replaced, so that Back does not return here.
    if (how === NavigationType.Pop && path !== destination) historyAction = NavigationType.Replace;
    // A second click before the first one's page is painted, as browsers treat a link to the page itself.
    const isHere = !options.state && state.location.state === null && createPath(path) === createPath(state.location);
    if (how === NavigationType.Push && isHere) historyAction = NavigationType.Replace;
    if (historyAction === NavigationType.Push) history.push(path, options.state);
    if (historyAction === NavigationType.Replace) history.replace(path, options.state);
    update({
      location: history.location,
      matches,
      historyAction,
      navigation: { state: 'idle' },
      initialized: true,
      preventScrollReset: options.preventScrollReset === true,
    });
  };

  const navigate: PageRouter['navigate'] = async (to, givenOptions = {}) => {
    let options: NavigateOptions | null = givenOptions;
    for (const interceptor of interceptors) options &&= interceptor(to, options);
    if (!options) return;
    if (typeof to === 'number') return history.go(to);
    const address = typeof to === 'string' ? to : createPath(to);
    if (/^[\\/]{2}/.test(address)) throw new Error(`Other host: ${address}`);
    const path = history.encodeLocation(resolvePath(to, state.location.pathname));
    await go(path, options.replace ? NavigationType.Replace : NavigationType.Push, options);
  };

  // The history library creates a new location on each access.
  const start = history.location;
  const first = find(start);
  const isRedirected = first.path !== start;
  if (isRedirected) history.replace(first.path);
  state = {
    location: history.location,
    matches: first.matches,
    historyAction: isRedirected ? NavigationType.Replace : NavigationType.Pop,
    navigation: { state: 'idle' },
    initialized: load(first.matches).length === 0,
    preventScrollReset: isServerRendered,
  };
  if (state.initialized) becomeReady();
  else void loadAll(first.matches, first.path).then(() => state.initialized || update({ initialized: true }));

  return {
    get state() {
      return state;
    },
    ready,
    navigator: {
      createHref: (to) => history.createHref(to),
      go: (steps) => void navigate(steps),
      push: (to, pushed, options) => void navigate(to, { ...options, state: pushed }),
      replace: (to, replaced, options) => void navigate(to, { ...options, state: replaced, replace: true }),
    },
    navigate,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    renderAhead(screen) {
      for (const listener of aheadListeners) listener(screen);
    },
    onRenderAhead(listener) {
      aheadListeners.add(listener);
      return () => void aheadListeners.delete(listener);
    },
    intercept(interceptor) {
      interceptors.add(interceptor);
      return () => void interceptors.delete(interceptor);
    },
    dispose: history.listen(({ location }) => void go(location, NavigationType.Pop)),
  };
}

import type { createMemoryHistory } from '@remix-run/router';
import {
  createPath,
  matchRoutes,
  NavigationType,
  resolvePath,
  type Location,
  type NavigateOptions,
  type Navigator,
  type Path,
  type RouteMatch,
  type RouteObject,
  type To,
} from 'react-router-dom';
import type { Read } from '../api/query';
import type { Extra } from '../contract/extras';
import { tryAgain } from '../lib/tryAgain';
import { handleOf, readMatches } from './screenHandle';

type History = Omit<ReturnType<typeof createMemoryHistory>, 'index'>;

export interface PageRouterState {
  location: Location;
  /** The routes of the location, from the frame to the screen. */
  matches: RouteMatch[];
  /** How the browser's history came there. */
  historyAction: NavigationType;
  /** Where it is going, while the scripts of the next page are on their way. */
  navigation: { state: 'idle' | 'loading'; location?: Path };
  /** The scripts of the first page are there, or did not arrive: then a page that was drawn waits on. */
  initialized: boolean;
  /** The page stays where it is scrolled to. */
  preventScrollReset: boolean;
}

/** Looks at a move before it is made: returns the options to make it with, or null to refuse it. */
export type Interceptor = (to: To | number, options: NavigateOptions) => NavigateOptions | null;

export interface PageRouter {
  readonly state: PageRouterState;
  /** Once it is initialized. */
  readonly ready: Promise<void>;
  /** What links and screens move it with. */
  readonly navigator: Navigator;
  /** Resolves when the address is the next page's; a later call takes the place of an earlier one. */
  navigate(to: To | number, options?: NavigateOptions): Promise<void>;
  subscribe(listener: (state: PageRouterState) => void): () => void;
  /** Has every later `navigate` looked at, until the returned function is called. */
  intercept(interceptor: Interceptor): () => void;
  /** Ends it. */
  dispose(): void;
}

interface PageRouterOptions {
  read?: Read;
  extras?: readonly Extra[];
  isServerRendered?: boolean;
  leave?: (address: string, isWanted: () => boolean) => Promise<void>;
}

/**
 * Moves between the pages of a history. The page before stays, and so does its address, until the scripts of the next
 * one are there; its reads start beside them. A page whose scripts are there is shown before the call returns, so that a
 * click is answered in one frame.
 *
 * @param read makes a screen's reads on the way to it; without one its views make them
 * @param extras what the backend offers, for the reads
 * @param isServerRendered the first page is on the screen already, where the visitor may have scrolled
 * @param leave loads an address anew, if its script may be missing because there is another build; ends where the page stays
 */
export function createPageRouter(
  history: History,
  routes: RouteObject[],
  { read, extras = [], isServerRendered = false, leave }: PageRouterOptions = {},
): PageRouter {
  const listeners = new Set<(state: PageRouterState) => void>();
  const interceptors = new Set<Interceptor>();
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

  /** An address that only leads on is never on the screen, so no step of a recording belongs to it. */
  const find = (path: Path): { path: Path; matches: RouteMatch[] } => {
    const matches = matchRoutes(routes, path) ?? [];
    const to = matches.map(({ route }) => handleOf(route).leadsTo).find(Boolean);
    return to ? find(resolvePath(to)) : { path, matches };
  };

  const load = (matches: RouteMatch[]) => matches.flatMap(({ route }) => handleOf(route).load?.() ?? []);

  /** What was drawn is readable without its script: no failure takes its place, the script is asked for again. */
  const loadAll = async (matches: RouteMatch[], path: Path, isWanted = () => true) => {
    for (let tries = 1; (await Promise.all(load(matches))).includes(false); tries += 1) {
      await leave?.(createPath(path), isWanted);
      if (!isServerRendered || state.initialized) return;
      await new Promise<void>((again) => tryAgain(tries, again));
    }
  };

  const go = async (wanted: Path, how: NavigationType, options: NavigateOptions = {}) => {
    const turn = (latest += 1);
    const { path, matches } = find(wanted);
    update({ navigation: { state: 'loading', location: path } });
    const isElsewhere = path.pathname !== state.location.pathname || path.search !== state.location.search;
    // A screen that is there is shown at once, and makes its reads itself.
    if (load(matches).length > 0) {
      // Reads that need a script which does not arrive are made by the page itself, or it says so.
      if (read && isElsewhere) readMatches(matches.slice(-1), path.search, read, extras).catch(() => undefined);
      await loadAll(matches, path, () => turn === latest);
      if (turn !== latest) return;
    }
    let historyAction = how;
    // The browser is there already; its entry is replaced, so that Back does not lead here again.
    if (how === NavigationType.Pop && path !== wanted) historyAction = NavigationType.Replace;
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

  const navigate: PageRouter['navigate'] = async (to, wanted = {}) => {
    let options: NavigateOptions | null = wanted;
    for (const interceptor of interceptors) options &&= interceptor(to, options);
    if (!options) return;
    if (typeof to === 'number') return history.go(to);
    const address = typeof to === 'string' ? to : createPath(to);
    if (/^[\\/]{2}/.test(address)) throw new Error(`${address} would be another host`);
    const path = history.encodeLocation(resolvePath(to, state.location.pathname));
    await go(path, options.replace ? NavigationType.Replace : NavigationType.Push, options);
  };

  // The browser's history makes a new one each time it is asked.
  const start = history.location;
  const first = find(start);
  const isLedOn = first.path !== start;
  if (isLedOn) history.replace(first.path);
  state = {
    location: history.location,
    matches: first.matches,
    historyAction: isLedOn ? NavigationType.Replace : NavigationType.Pop,
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
    intercept(interceptor) {
      interceptors.add(interceptor);
      return () => void interceptors.delete(interceptor);
    },
    dispose: history.listen(({ location }) => void go(location, NavigationType.Pop)),
  };
}

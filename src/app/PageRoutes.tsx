import {
  Activity,
  createContext,
  memo,
  startTransition,
  useContext,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { type Location, type Path, renderMatches, type RouteObject, Router, useRoutes } from 'react-router-dom';
import { nextMessage } from '../lib/events';
import { IsReturnContext } from '../components/hooks';
import { handleOf, type PageRouter, type PageRouterState, type ScreenAt } from './pageRouter';
import { PageSpinner } from './PageSpinner';

/** The page router and the state that a page is rendered for. */
export const PageRouterContext = createContext<{ router: PageRouter; state: PageRouterState } | null>(null);

/** The router, and the state being rendered, which may lag behind the router's. */
export function usePageRouter(): { router: PageRouter; state: PageRouterState } {
  return useContext(PageRouterContext)!;
}

const FrameContext = createContext<{ router: PageRouter; state: PageRouterState } | null>(null);

/** The same for what surrounds a screen; it follows once the screen is painted, as does the location that it reads. */
export function useFrameRouter(): { router: PageRouter; state: PageRouterState } {
  return useContext(FrameContext)!;
}

interface ScreenProps {
  location: Location;
  route: RouteObject;
  /** What it is rendered into, outside the document as long as it is ahead; by default where it stands. */
  element?: HTMLElement;
  isAhead?: boolean;
  isReturn?: boolean;
}

/** A screen in the context of its own address, which may not be the router's yet. */
function Screen({ location, route, isReturn = false }: ScreenProps) {
  // The pattern for any address does not match one with a line break.
  const rendered = useRoutes([route], location) ?? route.element;
  // It also follows the location around it; the screen does not.
  // oxlint-disable-next-line react/exhaustive-deps
  const screen = useMemo(() => rendered, [route, location]);
  return <IsReturnContext value={isReturn}>{screen}</IsReturnContext>;
}

const isSameAddress = (one: Path, other: Path): boolean =>
  one.pathname === other.pathname && one.search === other.search && one.hash === other.hash;

/** A screen that is rendered ahead, into an element that is not in the document yet. */
interface Ahead extends ScreenAt {
  element: HTMLElement;
}

/** The page's screen, and one that may be wanted next. */
interface Shown {
  /** Identifies the first; the next key is that of the one ahead, which stays the same as it becomes the page. */
  key: number;
  /** The router's location that the first was rendered for, and the one that it is given. */
  at: Location;
  location: Location;
  /** What the first was rendered into, if it was rendered ahead. */
  element?: HTMLElement;
  ahead?: Ahead;
}

function next({ key, element, ahead }: Shown, { location: at, historyAction }: PageRouterState): Shown {
  const isWanted = ahead && historyAction !== 'POP' && at.state === null && isSameAddress(ahead.location, at);
  // Nothing in it has to be rendered again for another location object.
  return isWanted
    ? { key: key + 1, at, location: ahead.location, element: ahead.element }
    : { key, at, location: at, element };
}

/** Stands before a screen that was rendered ahead: its element is in the document before the screen's own effects. */
function InDocument({ element }: { element: HTMLElement }) {
  useLayoutEffect(() => {
    document.getElementById('main')?.append(element);
    return () => element.remove();
  }, [element]);
  return null;
}

/** Nothing of it changes while the next page loads: a page that is not hydrated yet would have to be, at once. */
const Place = memo(function Place({ element, isAhead = false, ...props }: ScreenProps) {
  const screen = <Screen {...props} />;
  return (
    <Activity mode={isAhead ? 'hidden' : 'visible'}>
      {element && <InDocument element={element} />}
      {element ? createPortal(screen, element) : screen}
    </Activity>
  );
});

/** How long a screen ahead is kept, ms: what it shows of the store, the day and the account grows old unseen. */
const keptAheadMs = 60_000;

const routeOf = ({ matches }: ScreenAt): RouteObject => matches.at(-1)!.route;

/**
 * The page's screen, and one rendered ahead outside the document, without effects: a click on its link need only put it
 * there.
 */
function Screens() {
  const { router, state } = usePageRouter();
  const [shown, setShown] = useState<Shown>({ key: 0, at: state.location, location: state.location });
  if (shown.at !== state.location) setShown(next(shown, state));
  const { key, location, element, ahead } = shown;
  useEffect(
    () =>
      router.onRenderAhead((screen) => {
        const element = document.createElement('div');
        setShown((current) => ({ ...current, ahead: { ...screen, element } }));
      }),
    [router],
  );
  useEffect(() => {
    if (!ahead) return;
    const forget = () => setShown((current) => (current.ahead === ahead ? { ...current, ahead: undefined } : current));
    const timer = setTimeout(forget, keptAheadMs);
    return () => clearTimeout(timer);
  }, [ahead]);
  return (
    <>
      <Place
        key={key}
        location={location}
        route={routeOf(state)}
        element={element}
        isReturn={state.historyAction === 'POP'}
      />
      {ahead && (
        <Place key={key + 1} location={ahead.location} route={routeOf(ahead)} element={ahead.element} isAhead />
      )}
    </>
  );
}

const frameOf = ({ matches }: ScreenAt) => handleOf(matches.at(-1)?.route ?? {}).frame;

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
    let last = router.state.location;
    return router.subscribe((next) => {
      // A link that is removed while it has the focus makes the browser lay out the rest of the old page.
      const { navigation, location } = next;
      const isOtherPage = location.pathname !== last.pathname;
      const to = navigation.state === 'loading' ? navigation.location : location;
      const isOverlay = to !== last && isSameAddress(to, last);
      if (isOtherPage) document.querySelector<HTMLElement>('a:focus')?.blur();
      last = location;
      // A page follows in a task of its own: effects of a click's task, requests among them, run before it is painted.
      // A filter or a page of a list shows its choice at once. The entry of an overlay changes nothing of the page, which
      // would keep the overlay from being painted.
      if (isOverlay) startTransition(() => setState(router.state));
      else if (isOtherPage || navigation.state === 'loading') nextMessage(() => setState(router.state));
      else setState(next);
    });
  }, [router]);
  const { initialized, matches } = state;
  const context = useMemo(() => ({ router, state }), [router, state]);
  const frame = frameOf(state);
  const framed = useMemo(() => frame?.(<Screens />), [frame]);
  const later = useDeferredValue(context);
  // A frame that is new has nothing to keep.
  const around = frame && frameOf(later.state) === frame ? later : context;
  const { location, historyAction } = around.state;
  return (
    <PageRouterContext value={context}>
      <FrameContext value={around}>
        <Router basename={basename} location={location} navigationType={historyAction} navigator={router.navigator}>
          {initialized ? (framed ?? renderMatches(matches)) : <PageSpinner />}
        </Router>
      </FrameContext>
    </PageRouterContext>
  );
}

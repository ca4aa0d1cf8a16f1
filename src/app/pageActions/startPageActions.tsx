import { flushSync, createPortal } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import type { BrowserPort } from '../../state/thunkExtra';
import { pathOf, selectPage, selectLocationPath } from '../../state/locationSlice';
import { displayOf } from '../../contract/display';
import { useAppSelector, displayChosen, selectDisplay } from '../../state/hooks';
import { savedApi, bookmarkKeys } from '../../areas/saved/savedApi';
import { selectHasBookmarks } from '../../state/selectBookmarks';
import { zhPageActions } from '../../i18n/zhPageActions';
import { listen } from '../../lib/events';
import { zh } from '../../i18n/zh';
import { today } from '../../lib/serverTime';
import type { AppStore } from '../store';
import { hideReading } from './chineseVoice';
import { createClickHandler, createSwipes, headingOf } from './clicks';
import { Toast } from './Toast';
import styles from './PageActions.module.css';

/** Print-only first line: the portal's name, the page's URL and the date. At the end it might be orphaned on a last page. */
function PrintSource() {
  const path = useAppSelector(selectLocationPath).replace(/#.*/, '');
  const [day, setDay] = useState(today);
  // The browser prints the state at the time the listener returns.
  useEffect(() => listen(window, ['beforeprint'], () => flushSync(() => setDay(today()))), []);
  return (
    <p className={styles.source} aria-hidden="true">
      {zhPageActions.source(zh.site.name, location.origin + path, day)}
    </p>
  );
}

/** Scroll depth from which the button shows, in viewport heights. */
const screens = 2;

/** Gap between the button and what covers the bottom of the viewport, px. */
const room = 120;

/** How far fixed elements at the bottom of the viewport reach up, px. */
function coveredFoot(): number {
  const boxes = [...document.querySelectorAll('[data-reach], body > footer, #root footer')].map((element) =>
    element.getBoundingClientRect(),
  );
  const covering = boxes.filter(({ height, bottom }) => height > 0 && bottom >= innerHeight - 1);
  return Math.max(0, ...covering.map(({ top }) => innerHeight - top));
}

/** A back-to-top button, above whatever is fixed at the bottom of the viewport. */
function BackToTop() {
  const button = useRef<HTMLButtonElement>(null);
  const [{ isShown, lift }, setPlace] = useState({ isShown: false, lift: 0 });
  useEffect(() => {
    let frame = 0;
    const look = () => {
      frame = 0;
      // A focused button hides only once it loses the focus.
      const isFocused = document.activeElement === button.current;
      const lift = isFocused || scrollY > screens * innerHeight ? coveredFoot() : innerHeight;
      setPlace((before) => {
        const isShown = isFocused || lift <= innerHeight - room;
        return before.isShown === isShown && before.lift === lift ? before : { isShown, lift };
      });
    };
    const lookSoon = () => {
      frame ||= requestAnimationFrame(look);
    };
    lookSoon();
    const stop = listen(window, ['scroll', 'resize'], lookSoon, { passive: true });
    return () => {
      cancelAnimationFrame(frame);
      stop();
    };
  }, []);
  const toTop = () => {
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    document.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' });
  };
  return (
    <nav
      className={`noprint ${styles.top}`}
      aria-label={zhPageActions.toTop}
      hidden={!isShown}
      // A transform is no layout shift.
      style={{ transform: `translateY(${-lift}px)` }}
    >
      <button ref={button} type="button" title={zhPageActions.toTop} aria-label={zhPageActions.toTop} onClick={toTop} />
    </nav>
  );
}

interface PageActionsHandle {
  /** Shows or hides the read-aloud bar synchronously. */
  showReading: (bar: ReactNode) => void;
}

interface PageActionsProps {
  ref: Ref<PageActionsHandle>;
  /** Before the page content, for the printed header. */
  start: Element;
  navigate: (path: string) => void;
}

/** UI that is added to the page with the first interaction. */
function PageActions({ ref, start, navigate }: PageActionsProps) {
  const [reading, setReading] = useState<ReactNode>(null);
  useImperativeHandle(ref, () => ({ showReading: (bar) => flushSync(() => setReading(bar)) }), []);
  return (
    <>
      {createPortal(<PrintSource />, start)}
      <BackToTop />
      {reading}
      <Toast navigate={navigate} />
    </>
  );
}

const { listBookmarks, updateBookmarks } = savedApi.endpoints;

/** Loads this device's bookmarks into the store, keeps them in step with other tabs, and records visited entries. */
export function keepBookmarks(store: AppStore): void {
  let noted = '';
  let isWaiting = false;

  let wasLoggedIn = false;

  const look = () => {
    isWaiting = false;
    const isLoggedIn = store.getState().auth.token !== null;
    // Logging out leaves the device to others.
    if (wasLoggedIn && !isLoggedIn)
      void store.dispatch(updateBookmarks.initiate({ kind: 'readCleared' }, { track: false }));
    wasLoggedIn = isLoggedIn;
    const path = selectPage(store.getState());
    // A log-out clears all queries, this one included.
    if (!selectHasBookmarks(store.getState())) void store.dispatch(listBookmarks.initiate());
    // The button exists on entry pages only, once they have loaded.
    if (path === noted || !document.querySelector('[data-action="save"]')) return;
    noted = path;
    const item = { path, title: headingOf(), at: Date.now() };
    void store.dispatch(updateBookmarks.initiate({ kind: 'read', item }, { track: false }));
  };
  // Store changes are rendered a moment later.
  const lookSoon = () => {
    if (isWaiting) return;
    isWaiting = true;
    setTimeout(look);
  };
  look();
  store.subscribe(lookSoon);
  addEventListener('storage', ({ key }) => {
    const isBookmarks = key === null || (Object.values(bookmarkKeys) as string[]).includes(key);
    if (isBookmarks) void store.dispatch(listBookmarks.initiate(undefined, { forceRefetch: true, subscribe: false }));
  });
}

/** Adopts display settings from other tabs, at once and whenever this tab becomes visible. */
export function keepDisplay(store: AppStore): void {
  // Cookies blocked: settings then apply to this page only.
  if (!navigator.cookieEnabled) return;
  /** Already tried: a cookie that was rejected will not appear. */
  let tried: string | undefined;
  const agree = () => {
    const fromCookie = displayOf(document.cookie);
    if (fromCookie === selectDisplay(store.getState())) tried = undefined;
    else if (!document.hidden && fromCookie !== tried) {
      tried = fromCookie;
      store.dispatch(displayChosen(fromCookie));
    }
  };
  document.addEventListener('visibilitychange', agree);
  addEventListener('focus', agree);
  addEventListener('pageshow', agree);
  // Chosen here meanwhile: now in agreement.
  addEventListener('blur', agree);
  agree();
}

/**
 * Starts the page actions: docs/behaviour/page-actions.md.
 *
 * @param queue interactions queued until now
 * @returns handles an event
 */
export function startPageActions(
  store: AppStore,
  browser: BrowserPort,
  queue: readonly HeldInteraction[],
): (event: Event) => void {
  const start = document.createElement('div');
  const end = document.createElement('div');
  document.body.prepend(start);
  document.body.append(end);
  const view: { current: PageActionsHandle | null } = { current: null };
  flushSync(() =>
    createRoot(end).render(
      <Provider store={store}>
        <PageActions ref={view} start={start} navigate={(path) => browser.navigate(path)} />
      </Provider>,
    ),
  );
  const handlers: Record<string, (event: never) => void> = {
    ...createSwipes(),
    click: createClickHandler(store, (bar) => view.current?.showReading(bar)),
  };
  keepBookmarks(store);
  keepDisplay(store);
  hideReading(store);
  const handle = (event: Event) => handlers[event.type]?.(event as never);
  const replay = ({ event, path }: HeldInteraction) => {
    const isThere = event.target instanceof Node && event.target.isConnected;
    if (isThere && pathOf(path) === selectPage(store.getState())) handle(event);
  };
  // Separately: the page renders one effect before the next, and one failure does not stop the others.
  for (const interaction of queue) setTimeout(replay, 0, interaction);
  return handle;
}

/** A queued interaction, and the page it was meant for. */
export interface HeldInteraction {
  event: Event;
  path: string;
}

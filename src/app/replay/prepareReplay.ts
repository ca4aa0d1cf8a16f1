import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { loadAllAreas } from '../../areas/loadAllAreas';
import { zh } from '../../i18n/zh';
import type { BrowserPort } from '../../state/thunkExtra';
import { type PageRouter, handleOf } from '../pageRouter';
import { createReplayGate, type ReplayGate, type ReplayGateOptions } from './replayGate';
import { loadRichText } from '../../components/markup/RichTextContext';
import { makeRoutes } from '../routes';
import { mountPanel } from './mountPanel';
import { createSanitizer } from './sanitize';
import { nameOfAction } from './steps';
import { createPath } from 'react-router-dom';

/** Input events; none may reach a replayed screen. */
const gestures = ['click', 'auxclick', 'dblclick', 'submit', 'beforeinput', 'change', 'cancel', 'drop'] as const;

/** A browser whose storage, address and page are read-only during replay. */
function freezeBrowser(browser: BrowserPort, isStill: () => boolean): BrowserPort {
  const unlessStill =
    <Args extends unknown[]>(work: (...args: Args) => void) =>
    (...args: Args): void => {
      if (!isStill()) work(...args);
    };
  const { storage, tabStorage } = browser;
  return {
    ...browser,
    storage: {
      ...storage,
      setItem: unlessStill((key: string, value: string) => storage.setItem(key, value)),
      removeItem: unlessStill((key: string) => storage.removeItem(key)),
    },
    tabStorage: {
      ...tabStorage,
      setItem: (key: string, value: string) => !isStill() && tabStorage.setItem(key, value),
      removeItem: unlessStill((key: string) => tabStorage.removeItem(key)),
    },
    navigate: unlessStill((...args: Parameters<BrowserPort['navigate']>) => browser.navigate(...args)),
    leave: unlessStill((url: string) => browser.leave(url)),
    reload: unlessStill(() => browser.reload()),
  };
}

/**
 * During replay the page sends nothing and takes no input: a call neither resolves nor rejects, so that nothing follows
 * from it. The panel, inside `exempt`, stays usable.
 */
function freezePage(isStill: () => boolean, exempt: Element): void {
  const send = window.fetch.bind(window);
  window.fetch = async (...args) => {
    if (isStill()) return new Promise<Response>(() => undefined);
    const answer = await send(...args);
    // Its date is not that of the recording.
    const dateless = () => new Headers([...answer.headers].filter(([name]) => name !== 'date'));
    return isStill() ? Object.defineProperty(answer, 'headers', { value: dateless() }) : answer;
  };
  const sendRequest = XMLHttpRequest.prototype.send;
  XMLHttpRequest.prototype.send = function sendUnlessStill(...args) {
    if (!isStill()) sendRequest.apply(this, args);
  };
  const refuse = (event: Event) => {
    const isPanel = event.target instanceof Node && exempt.contains(event.target);
    if (!isStill() || isPanel) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const gesture of gestures) window.addEventListener(gesture, refuse, { capture: true });
  // The browser itself would close an open dialog on Escape.
  window.addEventListener('keydown', (event) => event.key === 'Escape' && refuse(event), { capture: true });
}

/**
 * Navigates the router to the address of a replayed state. During replay all other navigations are blocked: redirecting
 * screens stay, and the browser's back button is reverted.
 *
 * @returns navigates to an address (path, query, hash) and resolves when its screen is loaded; '' stays
 */
function createAddressBridge(router: PageRouter, isStill: () => boolean): (address: string) => Promise<void> {
  let recordedPath = '';
  let isOwn = false;
  const move = async () => {
    if (recordedPath === '' || recordedPath === createPath(router.state.location)) return;
    isOwn = true;
    const moved = router.navigate(recordedPath, { replace: true, preventScrollReset: true });
    isOwn = false;
    await moved;
  };
  router.intercept((_to, options) => (isStill() && !isOwn ? null : options));
  router.subscribe(({ historyAction, navigation }) => {
    if (isStill() && historyAction === 'POP' && navigation.state === 'idle') void move();
  });
  return (address) => {
    recordedPath = address;
    return move();
  };
}

/**
 * Preloads every screen, form and dialog, and rich text: a jump may need any of them and must send nothing. Failed
 * chunks are retried when rendered.
 */
function loadAllScreens(): void {
  const forms = () => import(/* webpackChunkName: "forms" */ '../forms/OpenForm');
  const loginCode = () => import(/* webpackChunkName: "login-code" */ '../../areas/auth/CodeForm');
  const filters = () => import(/* webpackChunkName: "filters" */ '../../areas/filters/FilterSheet');
  const screens = makeRoutes().map((route) => handleOf(route).load);
  for (const load of [...screens, forms, loginCode, filters, loadRichText]) {
    Promise.resolve(load?.()).catch(() => undefined);
  }
}

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION__?: (options: object) => StoreEnhancer;
  }
}

/** Extension options: inspect, jump, import and export; actions dispatched from it would have no effects. */
const devToolsOptions = {
  name: zh.site.name,
  maxAge: 10_000,
  trace: false,
  /** For the extension's list only: shows the endpoint of a call. */
  actionSanitizer: (action: UnknownAction): UnknownAction => ({ ...action, type: nameOfAction(action) }),
  features: {
    pause: true,
    lock: true,
    persist: false,
    export: true,
    import: true,
    jump: true,
    skip: true,
    reorder: true,
    dispatch: false,
    test: false,
  },
};

/** What a QA build adds; `main.tsx` loads it before creating the store. */
export interface Replay extends Pick<ReplayGate, 'middleware' | 'enhancer'> {
  /** The browser port for the store's listeners. */
  browser: BrowserPort;
  /**
   * Call once, before the first render. `render` renders the page; another key remounts it, so that local state is
   * initialised from the store again.
   */
  attach(page: { router: PageRouter; render(key: number): void }): void;
}

export function prepareReplay(realBrowser: BrowserPort): Replay {
  const sanitizer = createSanitizer();
  let show: ReplayGateOptions['onShown'] = () => undefined;
  const replayGate = createReplayGate({
    sanitizer,
    engine: window.__REDUX_DEVTOOLS_EXTENSION__?.(devToolsOptions),
    onShown: (...args) => show(...args),
  });
  return {
    middleware: replayGate.middleware,
    enhancer: replayGate.enhancer,
    browser: freezeBrowser(realBrowser, replayGate.isStill),
    attach({ router, render }) {
      const moveTo = createAddressBridge(router, replayGate.isStill);
      const panel = mountPanel({ mirror: replayGate.mirror(), sanitizer, isStill: replayGate.isStill });
      freezePage(replayGate.isStill, panel.element);
      let key = 0;
      let latest = 0;
      show = (state, isServerRendered) => {
        const turn = (latest += 1);
        const { path } = (state as { location: { path: string } }).location;
        void moveTo(path).then(() => {
          if (turn !== latest) return;
          flushSync(() => render((key += 1)));
          // The screen's effects run before this.
          setTimeout(() => {
            isServerRendered();
            panel.drawn();
          });
        });
      };
      loadAllScreens();
      panel.start();
    },
  };
}

/**
 * Prepares it with all areas loaded, and the slice that the search chunk adds: a recording may hold actions of any, and
 * reducers missing at the start cannot be replayed.
 */
export async function loadReplay(browser: BrowserPort): Promise<Replay> {
  await Promise.all([loadAllAreas(), import(/* webpackChunkName: "search-box" */ '../searchBox')]);
  return prepareReplay(browser);
}

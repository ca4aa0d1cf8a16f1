import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import type { RouteObject } from 'react-router-dom';
import { loadAllAreas } from '../../areas/loadAllAreas';
import { zh } from '../../i18n/zh';
import type { BrowserPort } from '../../state/thunkExtra';
import type { PageRouter } from '../pageRouter';
import { createAddressBridge } from './addressBridge';
import { createReplayGate, type ReplayGate, type ReplayGateOptions } from './replayGate';
import { loadRichText } from '../../components/markup/richTextSanitizer';
import { makeRoutes } from '../routes';
import { handleOf } from '../screenHandle';
import { mountPanel } from './mountPanel';
import { createSanitizer } from './sanitize';
import { nameOfAction } from './steps';
import { freezeBrowser, freezePage } from './freezePage';

const codeOf = (route: RouteObject): (() => unknown)[] => [
  handleOf(route).load ?? (() => undefined),
  ...(route.children ?? []).flatMap(codeOf),
];

/**
 * Preloads every screen, form and dialog, and rich text: a jump may need any of them and must send nothing. Failed
 * chunks are retried when rendered.
 */
function loadAllScreens(): void {
  const forms = () => import(/* webpackChunkName: "forms" */ '../forms/OpenForm');
  const loginCode = () => import(/* webpackChunkName: "login-code" */ '../../areas/auth/CodeForm');
  const filters = () => import(/* webpackChunkName: "filters" */ '../../areas/filters/FilterSheet');
  for (const load of [...makeRoutes().flatMap(codeOf), forms, loginCode, filters, loadRichText]) {
    Promise.resolve(load()).catch(() => undefined);
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

import type { StoreEnhancer, UnknownAction } from '@reduxjs/toolkit';
import { flushSync } from 'react-dom';
import { loadAllAreas } from '../../areas/loadAllAreas';
import { zh } from '../../i18n/zh';
import type { BrowserPort } from '../../state/thunkExtra';
import type { PageRouter } from '../pageRouter';
import { createAddressBridge } from './addressBridge';
import { createReplayGate, type ReplayGate, type ReplayGateOptions } from './replayGate';
import { loadAllScreens } from './loadAllScreens';
import { mountPanel } from './mountPanel';
import { createSanitizer } from './sanitize';
import { nameOfAction } from './steps';
import { freezePage, freezeBrowser } from './freezePage';

declare global {
  interface Window {
    __REDUX_DEVTOOLS_EXTENSION__?: (options: object) => StoreEnhancer;
  }
}

/** Options of the extension. It may inspect, move, load and save; actions that it dispatches would have no effects. */
const devToolsOptions = {
  name: zh.site.name,
  maxAge: 10_000,
  trace: false,
  /** For the extension's list alone: a call says which endpoint it went to. */
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

/** What a QA build adds to the page; `main.tsx` loads it before it makes the store. */
export interface Replay extends Pick<ReplayGate, 'middleware' | 'enhancer'> {
  /** The browser for the store's listeners. */
  browser: BrowserPort;
  /**
   * Call once, before the first render. `render` draws the page; another key redraws it, so that local state is read
   * from the store again.
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
          // What a screen does once it is drawn comes before this.
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
 * Prepares it with all areas there, and the slice that the public page gets with its search: a recording holds actions of
 * any, and what is not known from the beginning cannot be replayed.
 */
export async function loadReplay(browser: BrowserPort): Promise<Replay> {
  await Promise.all([loadAllAreas(), import(/* webpackChunkName: "search-box" */ '../searchBox')]);
  return prepareReplay(browser);
}

import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserHistory } from '@remix-run/router';
import { setupListeners } from '@reduxjs/toolkit/query';
import { createRunQuery } from '../api/query';
import { authStateFor, selectSettled } from '../areas/auth/authSlice';
import { storedToken } from '../areas/auth/sessionListeners';
import { parseJson } from '../lib/json';
import { type LocationState, pageStarted } from '../state/locationSlice';
import { useIsHydrating, type Rendering, RenderingContext } from '../components/hydration';
import { accountSettled } from '../lib/knownAccount';
import { pageReadyEvent } from '../lib/pageReadyEvent';
import { loadDictionary } from '../lib/splitWords';
import { useAppSelector, type RootState } from '../state/hooks';
import { knownQuery } from '../contract/addresses';
import { displayOf } from '../contract/display';
import { type Extra, readExtras } from '../contract/extras';
import { noteServerTime } from '../lib/serverTime';
import { readImageHosts, settings } from '../lib/settings';
import { browserRichTexts, RichTextContext } from '../components/markup/RichTextContext';
import { nextTask, whenIdle, listen } from '../lib/events';
import { createSecretVault } from '../state/thunkExtra';
import { syncTabs } from './syncTabs';
import { loadOnFirstInteraction } from './loadOnFirstInteraction';
import { leaveForNewBuild } from './leaveForNewBuild';
import type { DehydratedState } from './dehydratedState';
import { createPageRouter } from './pageRouter';
import { PageRoutes } from './PageRoutes';
import type { Replay } from './replay/prepareReplay';
import { makeRoutes } from './routes';
import { type AppStore, makeStore, rootReducer } from './store';
import { type RealBrowser, tabStorage } from './browserPort';

/** Keeps this tab's history across a reload, so that a detail page still knows its list. Dropped with the tab. */
const storageKey = 'history-trail';

const start: LocationState = { path: '', trail: [], place: 0 };

const isTrail = (value: unknown): value is NonNullable<LocationState['trail']> =>
  Array.isArray(value) &&
  value.every((entry: unknown) => typeof (entry as { path?: unknown } | null)?.path === 'string');

/** The trail that the previous document stored; the current position is found by the router's key. */
function readHistoryTrail(): LocationState {
  const trail = parseJson(tabStorage.getItem(storageKey));
  return isTrail(trail) ? { ...start, trail } : start;
}

/** Stores the trail when the page is left; with a full or blocked storage the next page knows a list's first page only. */
function writeHistoryTrail(store: AppStore): void {
  addEventListener('pagehide', () => {
    tabStorage.setItem(storageKey, JSON.stringify(store.getState().location.trail ?? []));
  });
}

/** Reports when the page has become interactive: rendered or hydrated, and the user known. */
function PageReady({ children }: { children: ReactNode }) {
  const isSettled = useAppSelector(selectSettled);
  // Until then views see the server's state, which knows no user.
  const isHydrating = useIsHydrating();
  const isReady = isSettled && !isHydrating;
  useEffect(() => {
    if (!isReady) return;
    accountSettled();
    document.dispatchEvent(new Event(pageReadyEvent));
  }, [isReady]);
  return children;
}

/** The optional features of this portal: stated by its server on the page; a static build has them in its settings. */
const pageExtras = (): Extra[] => readExtras(document.documentElement.dataset.extras ?? settings.extras);

/** Creates the page's store and router and renders it; a QA build passes in the replay additions. */
export async function startPage(
  browser: RealBrowser,
  dehydrated: DehydratedState | null,
  replay?: Replay,
): Promise<void> {
  if (dehydrated) {
    // Rendered in the future, the device's clock is behind; if long ago, the page may come from the browser's cache.
    noteServerTime(Math.max(dehydrated.at, Date.now()));
    await nextTask();
  }
  readImageHosts(document.documentElement.dataset);
  const extras = pageExtras();
  const display = document.documentElement.dataset.display ?? displayOf(document.cookie);
  const initialState = {
    display,
    extras,
    ...(dehydrated ? { portalApi: dehydrated.state as RootState['portalApi'] } : {}),
  };
  const store = makeStore({
    extra: { secrets: createSecretVault(), browser: replay?.browser ?? browser, isServerRendered: dehydrated !== null },
    preloadedState: { ...initialState, auth: authStateFor(storedToken(browser.storage)), location: readHistoryTrail() },
    replay,
  });
  const read = createRunQuery(store.dispatch);
  const routes = makeRoutes();
  if (dehydrated) await nextTask();
  // On a client-rendered page views fetch by themselves, and nothing is prefetched.
  const leave = (address: string, isWanted: () => boolean) => leaveForNewBuild(address, browser, isWanted);
  const router = createPageRouter(createBrowserHistory(), routes, {
    ...(dehydrated ? { read, extras, isServerRendered: true } : {}),
    leave,
  });
  // Titles come with the data, later than either.
  await (dehydrated ? router.ready : Promise.race([router.ready, loadDictionary()]));
  browser.setNavigate(
    (to, options) => {
      void router.navigate(to, { replace: options?.replace });
    },
    () => {
      const { navigation } = router.state;
      const { pathname, search } = (navigation.state === 'loading' ? navigation : router.state).location;
      return `${pathname}${search}`;
    },
  );
  const richTexts = browserRichTexts(dehydrated?.richTexts);
  if (dehydrated) await nextTask();
  // If the visitor went back meanwhile, the current page is not the server-rendered one: it is rendered afresh.
  const { location, initialized } = router.state;
  const hydrates =
    dehydrated !== null &&
    initialized &&
    dehydrated.address === location.pathname + knownQuery(location.pathname, location.search);
  const rendering: Rendering = {
    at: hydrates ? dehydrated.at : null,
    isOutdated: hydrates && dehydrated.isOutdated,
    headOf: dehydrated?.address,
    sizesPictures: extras.includes('pictures'),
  };
  // The server rendered for a visitor without a token; the browser's own state follows at once.
  const serverState = hydrates
    ? rootReducer(initialState as Partial<RootState> as RootState, { type: 'page/rendered' })
    : undefined;
  const page = (key: number) => (
    <StrictMode>
      <RenderingContext value={rendering}>
        <RichTextContext value={richTexts}>
          <Provider store={store} serverState={serverState}>
            <PageReady>
              <PageRoutes key={key} router={router} first={router.state} />
            </PageReady>
          </Provider>
        </RichTextContext>
      </RenderingContext>
    </StrictMode>
  );
  const element = document.getElementById('root')!;
  if (hydrates) {
    // Time-sliced, so that the page stays responsive.
    startTransition(() => void hydrateRoot(element, page(0)));
  }
  const root = hydrates ? null : createRoot(element);
  const render = (key: number) => root?.render(page(key));
  replay?.attach({ router, render });
  syncTabs(store, browser.storage);
  watchConnection(store);
  writeHistoryTrail(store);
  loadOnFirstInteraction(store, replay?.browser ?? browser);
  const prefetch = async () => {
    const { prefetchOnIntent } = await import(/* webpackChunkName: "prefetch" */ './prefetchOnIntent');
    const { pageShown } = prefetchOnIntent({
      routes,
      read,
      extras,
      renderAhead: router.renderAhead,
      asksForDetails: document.documentElement.dataset.prefetch !== 'off',
      prepare: (answer) =>
        void import(/* webpackChunkName: "richText" */ '../components/markup/prepareRichTexts').then(
          (script) => script.prepareRichTexts(richTexts, answer),
          // The rich text component reports the failure itself.
          () => undefined,
        ),
    });
    router.subscribe(({ navigation }) => navigation.state === 'idle' && pageShown());
    pageShown();
  };
  // The first view does without; should it fail to load, pages fetch by themselves.
  if (dehydrated) whenIdle(() => void prefetch().catch(() => undefined));
  store.dispatch(pageStarted());
  render(0);
}

/** Refetches what is on screen when back online; refocusing the tab fetches nothing. */
export function watchConnection(store: AppStore): () => void {
  return setupListeners(store.dispatch, (dispatch, { onOnline, onOffline }) => {
    const stops = [
      listen(window, ['online'], () => dispatch(onOnline())),
      listen(window, ['offline'], () => dispatch(onOffline())),
    ];
    return () => stops.forEach((stop) => stop());
  });
}

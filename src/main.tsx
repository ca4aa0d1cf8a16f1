import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { authStateFor } from './areas/auth/authSlice';
import { storedToken } from './areas/auth/tokenListeners';
import { createBrowserPort } from './app/browserPort';
import { writeHistoryTrail, readHistoryTrail } from './app/historyTrailStorage';
import { syncTabs } from './app/syncTabs';
import type { Replay } from './app/replay/prepareReplay';
import { makeRoutes } from './app/routes';
import { makeStore } from './app/store';
import { watchConnection } from './app/watchConnection';
import { createSecretVault } from './state/thunkExtra';
import { pageStarted } from './state/pageStarted';
import './styles/tokens.css';
import './styles/elements.css';
import './styles/layout.css';
import './styles/entries.css';
import './styles/tags.css';
import './styles/buttons.css';
import './styles/forms.css';
import './styles/preferences.css';
import './styles/print.css';
import './styles/page.css';

declare const __PORTAL_QA__: boolean | undefined;

const browser = createBrowserPort();
const readToken = () => storedToken(browser.storage);

/** Makes the page's store and router and draws it; a QA build hands in what replay adds. */
function start(replay?: Replay): void {
  const store = makeStore({
    extra: { secrets: createSecretVault(), browser: replay?.browser ?? browser },
    preloadedState: { auth: authStateFor(readToken()), location: readHistoryTrail() },
    replay,
  });
  const router = createBrowserRouter(makeRoutes());
  browser.setNavigate(
    (to, options) => {
      void router.navigate(to, { replace: options?.replace });
    },
    () => {
      const { pathname, search } = router.state.navigation.location ?? router.state.location;
      return `${pathname}${search}`;
    },
  );
  const root = createRoot(document.getElementById('root')!);
  const render = (key: number) =>
    root.render(
      <StrictMode>
        <Provider store={store}>
          <RouterProvider key={key} router={router} />
        </Provider>
      </StrictMode>,
    );
  replay?.attach({ router, render });
  syncTabs(store, readToken);
  watchConnection(store);
  writeHistoryTrail(store);
  store.dispatch(pageStarted());
  render(0);
}

// The bundler knows the constant, so that a public build holds nothing of replay.
if (typeof __PORTAL_QA__ !== 'undefined' && __PORTAL_QA__) {
  void import(/* webpackChunkName: "replay" */ './app/replay/prepareReplay')
    .then(({ loadReplay }) => loadReplay(browser))
    .then(start);
} else start();

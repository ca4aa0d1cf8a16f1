import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { authStateFor } from './areas/auth/authSlice';
import { storedToken } from './areas/auth/tokenListeners';
import { createBrowserPort } from './shell/browserPort';
import { keepTrail, keptTrail } from './shell/keptTrail';
import { watchOtherTabs } from './shell/otherTabs';
import type { Replay } from './shell/replay/prepareReplay';
import { makeRoutes } from './shell/routes';
import { makeStore } from './shell/store';
import { watchConnection } from './shell/watchConnection';
import { createSecretVault } from './state/extra';
import { pageStarted } from './state/page';
import './styles/tokens.css';
import './styles/base.css';

declare const __PORTAL_QA__: boolean | undefined;

const browser = createBrowserPort();
const readToken = () => storedToken(browser.storage);

/** Makes the page's store and router and draws it; a QA build hands in what replay adds. */
function start(replay?: Replay): void {
  const store = makeStore({
    extra: { secrets: createSecretVault(), browser: replay?.browser ?? browser },
    preloadedState: { auth: authStateFor(readToken()), location: keptTrail() },
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
  watchOtherTabs(store, readToken);
  watchConnection(store);
  keepTrail(store);
  store.dispatch(pageStarted());
  render(0);
}

// The bundler knows the constant, so that a public build holds nothing of replay.
if (typeof __PORTAL_QA__ !== 'undefined' && __PORTAL_QA__) {
  void import(/* webpackChunkName: "replay" */ './shell/replay/prepareReplay').then(({ prepareReplay }) =>
    start(prepareReplay(browser)),
  );
} else start();

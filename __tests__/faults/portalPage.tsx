import { act, render, within } from '@testing-library/react';
import { Provider } from 'react-redux';
import { authStateFor } from '../../src/areas/auth/authSlice';
import { storedToken } from '../../src/areas/auth/sessionListeners';
import { settings } from '../../src/lib/settings';
import { createBrowserPort } from '../../src/app/browserPort';
import { syncTabs } from '../../src/app/syncTabs';
import { PageRoutes } from '../../src/app/PageRoutes';
import { makeRoutes } from '../../src/app/routes';
import { makeStore } from '../../src/app/store';
import { createSecretVault } from '../../src/state/thunkExtra';
import { pageStarted } from '../../src/state/locationSlice';
import { memoryRouter } from '../support/memoryRouter';
import { endWithTest } from '../support/endWithTest';

/** A page as `main.tsx` starts it, over the document's real storage; closing it closes its tab. */
export function openPortal(path: string, origin: string) {
  settings.apiHost = origin;
  const port = createBrowserPort();
  const router = memoryRouter(makeRoutes(), path);
  port.setNavigate((to, options) => void router.navigate(to, options));
  const address = () => `${router.state.location.pathname}${router.state.location.search}`;
  const page = { reloads: 0 };
  const browser = {
    ...port,
    currentPath: address,
    pendingPath: address,
    leave: () => undefined,
    reload: () => void (page.reloads += 1),
  };
  const readToken = () => storedToken(port.storage);
  const store = makeStore({
    extra: { secrets: createSecretVault(), browser },
    preloadedState: { auth: authStateFor(readToken()) },
  });
  endWithTest(store);
  const stopWatching = syncTabs(store, readToken);
  const view = render(
    <Provider store={store}>
      <PageRoutes router={router} />
    </Provider>,
  );
  act(() => void store.dispatch(pageStarted()));
  const close = () => {
    act(() => void window.dispatchEvent(new Event('pagehide')));
    stopWatching();
    view.unmount();
  };
  return Object.assign(page, { store, address, close, container: view.container, inside: within(view.container) });
}

export type PortalPage = ReturnType<typeof openPortal>;

/** A storage event from another tab; null: it was cleared. */
export const hearStorage = (key: string | null) =>
  act(async () => void window.dispatchEvent(new StorageEvent('storage', { key })));

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { authStateFor } from './areas/auth/authSlice';
import { tokenKey } from './areas/auth/tokenListeners';
import { createBrowserPort } from './shell/browserPort';
import { watchOtherTabs } from './shell/otherTabs';
import { makeRoutes } from './shell/routes';
import { makeStore } from './shell/store';
import { createSecretVault } from './state/extra';
import { pageStarted } from './state/page';
import './styles/tokens.css';
import './styles/base.css';

const browser = createBrowserPort();
const readToken = () => browser.storage.getItem(tokenKey);
const store = makeStore({
  extra: { secrets: createSecretVault(), browser },
  preloadedState: { auth: authStateFor(readToken()) },
});
const router = createBrowserRouter(makeRoutes());
browser.setNavigate((to, options) => void router.navigate(to, options));
watchOtherTabs(store, readToken);
store.dispatch(pageStarted());

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);

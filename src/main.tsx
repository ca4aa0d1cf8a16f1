import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { authStateFor } from './areas/auth/authSlice';
import { createBrowserPort } from './shell/browserPort';
import { makeRoutes } from './shell/routes';
import { makeStore } from './shell/store';
import { createSecretVault } from './state/extra';
import './styles/tokens.css';
import './styles/base.css';

const browser = createBrowserPort();
const token = browser.storage.getItem('authToken');
const store = makeStore({
  extra: { secrets: createSecretVault(), browser },
  preloadedState: { auth: authStateFor(token) },
});
const router = createBrowserRouter(makeRoutes());
browser.setNavigate((to, options) => void router.navigate(to, options));

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>
  </StrictMode>,
);

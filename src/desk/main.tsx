import { createBrowserPort } from '../app/browserPort';
import { leaveForMissingScripts } from '../app/leaveForNewBuild';
import '../styles/tokens.css';
import '../styles/elements.css';
import '../styles/layout.css';
import '../styles/entries.css';
import '../styles/tags.css';
import '../styles/buttons.css';
import '../styles/forms.css';
import '../styles/fields.css';
import '../styles/preferences.css';
import '../styles/frame.css';
import '../styles/text.css';
import './desk.css';
import { setupListeners } from '@reduxjs/toolkit/query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserHistory } from '@remix-run/router';
import { PageRoutes } from '../app/PageRoutes';
import { createPageRouter } from '../app/pageRouter';
import { syncTabs } from '../app/syncTabs';
import { authStateFor } from '../areas/auth/authSlice';
import { storedToken } from '../areas/auth/sessionListeners';
import { browserRichTexts, RichTextContext } from '../components/markup/RichTextContext';
import { deskRoot } from '../contract/addresses';
import { watchAttendance } from '../api/client';
import { readImageHosts } from '../lib/settings';
import { loadDictionary } from '../lib/splitWords';
import { pageStarted } from '../state/locationSlice';
import { createSecretVault, type BrowserPort } from '../state/thunkExtra';
import { deskRoutes } from './DeskApp';
import { makeDeskStore } from './deskStore';

/** Creates the desk's store and renders the desk. */
function startDesk(browser: BrowserPort, element: HTMLElement): void {
  const store = makeDeskStore({
    extra: { secrets: createSecretVault(), browser },
    preloadedState: { auth: authStateFor(storedToken(browser.storage)) },
  });
  watchAttendance(window);
  void loadDictionary();
  syncTabs(store, browser.storage);
  // Refetches when the window gets the focus or the network is back.
  setupListeners(store.dispatch);
  store.dispatch(pageStarted());
  const router = createPageRouter(createBrowserHistory(), deskRoutes);
  const richTexts = browserRichTexts();
  createRoot(element).render(
    <StrictMode>
      <RichTextContext value={richTexts}>
        <Provider store={store}>
          <PageRoutes router={router} basename={deskRoot} />
        </Provider>
      </RichTextContext>
    </StrictMode>,
  );
}

readImageHosts(document.documentElement.dataset);
const browser = createBrowserPort();
leaveForMissingScripts(browser);
startDesk(browser, document.getElementById('root')!);

import { createBrowserPort } from './app/browserPort';
import { leaveForMissingScripts } from './app/leaveForNewBuild';
import { takeDehydratedState } from './app/dehydratedState';
import { startPage } from './app/startPage';
import { loadScript } from './lib/loadScript';
import './styles/tokens.css';
import './styles/elements.css';
import './styles/layout.css';
import './styles/entries.css';
import './styles/tags.css';
import './styles/buttons.css';
import './styles/forms.css';
import './styles/search.css';
import './styles/preferences.css';
import './styles/print.css';
import './styles/frame.css';
import './styles/page.css';
import './styles/text.css';
import './styles/spacing.css';

declare const __PORTAL_QA__: boolean | undefined;

const browser = createBrowserPort();
leaveForMissingScripts(browser);

// Constant-folded by the bundler, so that a production build contains no replay code.
if (typeof __PORTAL_QA__ !== 'undefined' && __PORTAL_QA__) {
  void loadScript(() => import(/* webpackChunkName: "replay" */ './app/replay/prepareReplay'))
    .then(({ loadReplay }) => loadReplay(browser))
    .then((replay) => startPage(browser, null, replay));
} else void startPage(browser, takeDehydratedState());

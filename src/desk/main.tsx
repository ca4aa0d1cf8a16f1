import { createBrowserPort } from '../app/browserPort';
import { leaveForMissingScripts } from '../app/leaveForNewBuild';
import { startDesk } from './startDesk';
import '../styles/tokens.css';
import '../styles/elements.css';
import '../styles/layout.css';
import '../styles/entries.css';
import '../styles/tags.css';
import '../styles/buttons.css';
import '../styles/forms.css';
import '../styles/shares.css';
import '../styles/preferences.css';
import '../styles/frame.css';
import './desk.css';
import './table.css';

const browser = createBrowserPort();
leaveForMissingScripts(browser);
startDesk(browser, document.getElementById('root')!);

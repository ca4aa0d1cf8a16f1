import { afterFirstView } from './afterFirstView';
import { holdClicks } from './holdClicks';
import { loadScripts } from './loadScripts';

// The first script of a page that the server drew, and a small one: what it holds is all that the page can do until then.
holdClicks();
afterFirstView(loadScripts);

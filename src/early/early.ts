import { afterFirstView } from './afterFirstView';
import { holdPresses } from './holdPresses';
import { loadScripts } from './loadScripts';

// The first script of a page that the server drew, and a small one: what it holds is all that the page can do until then.
holdPresses();
afterFirstView(loadScripts);

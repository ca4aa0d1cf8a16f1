import { afterFirstView } from './afterFirstView';
import { holdClicks } from './holdClicks';
import { loadScripts } from './loadScripts';

// The first script of a server-rendered page, kept small: until the rest loads, this is all the interactivity there is.
holdClicks();
afterFirstView(loadScripts);

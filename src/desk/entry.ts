import { lacksFeatures } from '../polyfills/lacksFeatures';

// A browser that runs this line parsed the syntax: the notice of public/old-browser.js is not needed.
document.getElementById('old-browser')?.remove();

/** Polyfills that the browser lacks; one that lacks none fetches none. */
const features = lacksFeatures()
  ? import(/* webpackChunkName: "polyfills" */ '../polyfills/polyfills').catch(() => undefined)
  : Promise.resolve();

void features.then(() => import(/* webpackMode: "eager" */ './main'));

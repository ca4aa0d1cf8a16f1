import { lacksFeatures } from '../polyfills/lacksFeatures';

// Read this far, the browser knows the syntax: the notice that public/old-browser.js would show is not needed.
document.getElementById('old-browser')?.remove();

/** What the desk was compiled for but the browser lacks; one that lacks nothing asks for nothing. */
const features = lacksFeatures()
  ? import(/* webpackChunkName: "polyfills" */ '../polyfills/polyfills').catch(() => undefined)
  : Promise.resolve();

void features.then(() => import(/* webpackMode: "eager" */ './main'));

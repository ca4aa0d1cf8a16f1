import { lacksFeatures } from './polyfills/lacksFeatures';

// Read this far, the browser knows the syntax: the notice that public/old-browser.js would show is not needed.
document.getElementById('old-browser')?.remove();

/** What the portal was compiled for but the browser lacks; one that lacks nothing asks for nothing. */
const features = lacksFeatures()
  ? import(/* webpackChunkName: "polyfills" */ './polyfills/polyfills').catch(() => undefined)
  : Promise.resolve();

// Part of this script, but run only now, so that libraries find all features when they first look.
void features.then(() => document.getElementById('root') && import(/* webpackMode: "eager" */ './main'));

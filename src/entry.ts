import { nextTask } from './lib/nextTask';
import { lacksFeatures } from './polyfills/lacksFeatures';

// Read this far, the browser knows the syntax: the notice that public/old-browser.js would show is not needed.
document.getElementById('old-browser')?.remove();

/** What the portal was compiled for but the browser lacks; one that lacks nothing asks for nothing. */
const features = lacksFeatures()
  ? import(/* webpackChunkName: "polyfills" */ './polyfills/polyfills').catch(() => undefined)
  : Promise.resolve();

/**
 * The page is on the screen before its script, and must not stand still while that starts: the libraries set themselves up
 * one after the other. They are part of this script, but run only now, so that they find all features.
 */
async function start(): Promise<void> {
  await features;
  if (!document.getElementById('root')) return;
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["Router"] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './app/store');
  await nextTask();
  await import(/* webpackMode: "eager" */ './main');
}

void start();

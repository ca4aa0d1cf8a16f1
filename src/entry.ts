import { nextTask } from './lib/events';
import { lacksFeatures } from './polyfills/lacksFeatures';

// The browser parsed this far, so it supports the syntax: the notice of public/old-browser.js is not needed.
document.getElementById('old-browser')?.remove();

/** Polyfills for missing features; nothing is requested if none is missing. */
const features = lacksFeatures()
  ? import(/* webpackChunkName: "polyfills" */ './polyfills/polyfills').catch(() => undefined)
  : Promise.resolve();

/**
 * The page is visible before its script, and must not freeze during startup: the libraries are initialised one after
 * the other. They are part of this bundle, but run only now, after the polyfills.
 */
async function start(): Promise<void> {
  await features;
  if (!document.getElementById('root')) return;
  // The browser has just compiled this file.
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["Router"] */ 'react-router-dom');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["portalApi"] */ './api/portalApi');
  await nextTask();
  await import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './app/store');
  await nextTask();
  await import(/* webpackMode: "eager" */ './main');
}

void start();

import { nextTask } from './lib/events';
import { loadFeatures } from './polyfills/loadFeatures';

// The browser parsed this far, so it supports the syntax: the notice of public/old-browser.js is not needed.
document.getElementById('old-browser')?.remove();

const features = loadFeatures();

/** All are part of this bundle, each initialised on first use. */
const parts = [
  () => import(/* webpackMode: "eager", webpackExports: ["hydrateRoot"] */ 'react-dom/client'),
  () => import(/* webpackMode: "eager", webpackExports: ["createApi"] */ '@reduxjs/toolkit/query/react'),
  () => import(/* webpackMode: "eager", webpackExports: ["Router"] */ 'react-router-dom'),
  () => import(/* webpackMode: "eager", webpackExports: ["portalApi"] */ './api/portalApi'),
  () => import(/* webpackMode: "eager", webpackExports: ["makeStore"] */ './app/store'),
  () => import(/* webpackMode: "eager" */ './main'),
];

/**
 * The page is visible before its script, and must not freeze during startup: the libraries are initialised one after
 * the other, each in a task of its own, after the polyfills.
 */
async function start(): Promise<void> {
  await features;
  if (!document.getElementById('root')) return;
  for (const initialise of parts) {
    await nextTask();
    await initialise();
  }
}

void start();

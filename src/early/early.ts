import { holdClicks } from './holdClicks';
import { layOutLater } from './layOutLater';
import { markKnownAccount } from '../lib/knownAccount';
import { scheduleRetry } from '../lib/scheduleRetry';

/**
 * Loads the page's scripts in order, from a template that the server embedded. Cloned elements need no Trusted Types
 * policy, unlike script URLs.
 */
function loadScripts(): void {
  const template = document.querySelector<HTMLTemplateElement>('#portal-scripts');
  for (const element of template?.content.children ?? []) load(element, 1);
}

function load(element: Element, tries: number): void {
  const copy = document.importNode(element, true);
  if (copy instanceof HTMLScriptElement) {
    copy.async = false;
    copy.onerror = () => scheduleRetry(tries, () => load(element, tries + 1));
  }
  document.head.append(copy);
}

/** Max delay of the page's script for the first paint, ms. */
const maxWait = 2500;

/** Events that show user intent. */
const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Calls back after the first paint. */
function whenPainted(then: () => void): void {
  // Some browsers have it switched off.
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      then();
    }).observe({ type: 'paint', buffered: true });
  } else nextFrame(then);
}

/** Calls back after the current content has been painted. */
function nextFrame(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}

/** Calls back once all pictures in the viewport have loaded or failed. */
function whenPicturesAreThere(then: () => void): void {
  const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  let left = coming.length;
  if (left === 0) return then();
  const ended = () => {
    left -= 1;
    if (left === 0) then();
  };
  for (const picture of coming) {
    picture.addEventListener('load', ended);
    picture.addEventListener('error', ended);
  }
}

/**
 * Begins once the first view has been painted with its pictures, so that nothing competes with it; at once on
 * interaction or in a background tab, which is not painted.
 */
function afterFirstView(begin: () => void): void {
  let hasBegun = false;
  const now = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const act of acts) removeEventListener(act, now, true);
    begin();
  };
  const unlessSeen = () => {
    if (document.visibilityState === 'hidden') now();
  };
  for (const act of acts) addEventListener(act, now, { capture: true, passive: true });
  document.addEventListener('visibilitychange', unlessSeen);
  setTimeout(now, maxWait);
  unlessSeen();
  whenPainted(() => whenPicturesAreThere(() => nextFrame(now)));
}

// The first script of a server-rendered page, kept small: until the rest loads, this is all the interactivity there is.
layOutLater();
holdClicks();
markKnownAccount();
// What it loads stands below.
if (document.readyState !== 'loading') afterFirstView(loadScripts);
else document.addEventListener('DOMContentLoaded', () => afterFirstView(loadScripts), { once: true });

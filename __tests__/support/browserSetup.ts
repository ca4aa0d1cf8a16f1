import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import { loadDictionary } from '../../src/lib/splitWords';

/**
 * React's development build captures a stack trace for each element, up to a limit per second, for its developer tools.
 * No test reads one, and they cost a sixth of a run: the limit is set to reached.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => {} });

// A wait ends with its condition: on a busy machine a test takes long, and only one that hangs fails.
jest.setTimeout(300_000);
configure({
  asyncUtilTimeout: 60_000,
  // A condition is polled many times: printing the whole page each time would take most of the run.
  getElementError: (message) => new Error(message ?? 'no such element'),
});

// jsdom has no layout: the layout methods that the portal calls do nothing.
window.scrollTo = () => undefined;
Element.prototype.scrollIntoView = () => undefined;
Object.assign(window, {
  IntersectionObserver: class {
    observe = () => undefined;
    disconnect = () => undefined;
  },
});
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.open = true;
};
HTMLDialogElement.prototype.show ??= HTMLDialogElement.prototype.showModal;
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};

beforeAll(loadDictionary);

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
});

/**
 * A fast `getComputedStyle` for Testing Library, in documents without a style sheet. jsdom computes every property from
 * its whole default style sheet at each call, which took a quarter of the time of these tests.
 */

const computeFully = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

/** What jsdom's default style sheet selects by: tag and attributes. */
function kindOf(element: Element): string {
  const isHiddenInput = element.localName === 'input' && element.getAttribute('type')?.toLowerCase() === 'hidden';
  return [element.localName, element.hasAttribute('hidden'), element.hasAttribute('open'), isHiddenInput].join();
}

function displayOf(element: Element): string {
  // jsdom has no display for <wbr>; in browsers it is inline, and adds no space to an accessible name.
  if (element.localName === 'wbr') return 'inline';
  const kind = kindOf(element);
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const alike = element.cloneNode(false) as Element;
  alike.removeAttribute('style');
  const display = computeFully(alike).display;
  displays.set(kind, display);
  return display;
}

const ownValue = (element: Element, name: string) =>
  element.hasAttribute('style') ? (element as HTMLElement).style.getPropertyValue(name) : '';

function inherited(element: Element, name: string, initial: string): string {
  for (let from: Element | null = element; from; from = from.parentElement) {
    const value = ownValue(from, name);
    if (value && value !== 'inherit') return value;
  }
  return initial;
}

const lightly: Record<string, (element: Element) => string> = {
  display: (element) => ownValue(element, 'display') || displayOf(element),
  opacity: (element) => ownValue(element, 'opacity'),
  visibility: (element) => inherited(element, 'visibility', 'visible'),
  'pointer-events': (element) => inherited(element, 'pointer-events', 'auto'),
};
lightly.pointerEvents = lightly['pointer-events'];

/** Any other property comes from jsdom. */
const lightStyle = (element: Element) =>
  new Proxy({} as CSSStyleDeclaration, {
    get(_none, name: keyof CSSStyleDeclaration & string) {
      if (Object.hasOwn(lightly, name)) return lightly[name](element);
      if (name === 'getPropertyValue') {
        return (property: string) => lightly[property]?.(element) ?? computeFully(element).getPropertyValue(property);
      }
      return computeFully(element)[name];
    },
  });

window.getComputedStyle = (element, pseudoElement) =>
  pseudoElement || (element.ownerDocument.styleSheets.length > 0 && element.localName !== 'wbr')
    ? computeFully(element, pseudoElement)
    : lightStyle(element);

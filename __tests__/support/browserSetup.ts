import '@testing-library/jest-dom';
import { cleanup, configure } from '@testing-library/react';
import React from 'react';
import './lightStyles';
import { loadDictionary } from '../../src/lib/splitWords';

/**
 * React's development build captures a stack trace for each element, up to a limit per second, for its developer tools.
 * No test reads one, and they cost a sixth of a run: the limit is set to reached.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

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

import { parseJson } from '../lib/parseJson';
import type { LocationState } from '../state/locationSlice';
import { tabStorage } from './browserPort';
import type { AppStore } from './store';

/** Keeps this tab's history across a reload, so that a detail page still knows its list. Dropped with the tab. */
const storageKey = 'history-trail';

const start: LocationState = { path: '', trail: [], place: 0 };

const isTrail = (value: unknown): value is NonNullable<LocationState['trail']> =>
  Array.isArray(value) &&
  value.every((entry: unknown) => typeof (entry as { path?: unknown } | null)?.path === 'string');

/** The trail that the previous document stored; the current position is found by the router's key. */
export function readHistoryTrail(): LocationState {
  const trail = parseJson(tabStorage.getItem(storageKey));
  return isTrail(trail) ? { ...start, trail } : start;
}

/** Stores the trail when the page is left; with a full or blocked storage the next page knows a list's first page only. */
export function writeHistoryTrail(store: AppStore): void {
  addEventListener('pagehide', () => {
    tabStorage.setItem(storageKey, JSON.stringify(store.getState().location.trail ?? []));
  });
}

import type { LocationState } from '../state/locationSlice';
import type { AppStore } from './store';

/** The history of this tab over a reload, so that a detail still knows its list. It ends with the tab. */
const storageKey = 'history-trail';

const start: LocationState = { path: '', trail: [], place: 0 };

const isTrail = (value: unknown): value is NonNullable<LocationState['trail']> =>
  Array.isArray(value) &&
  value.every((entry: unknown) => typeof (entry as { path?: unknown } | null)?.path === 'string');

/** What the page before this one wrote down; its place is found by the router's key. */
export function readHistoryTrail(): LocationState {
  try {
    const trail: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return isTrail(trail) ? { ...start, trail } : start;
  } catch {
    return start;
  }
}

/** Writes the history down when the page is left. */
export function writeHistoryTrail(store: AppStore): void {
  addEventListener('pagehide', () => {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(store.getState().location.trail ?? []));
    } catch {
      // A full or blocked storage: the first page of the list has to do.
    }
  });
}

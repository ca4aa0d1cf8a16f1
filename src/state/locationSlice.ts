import { createSlice, type PayloadAction, createAction } from '@reduxjs/toolkit';

/** An address without query and hash. */
export const pathOf = (address: string): string => address.split(/[?#]/)[0];

const isListOf = (root: string, path: string, details: string): boolean => {
  const pathname = pathOf(path);
  return pathname === root || (pathname.startsWith(`${root}/`) && !pathname.startsWith(details));
};

/**
 * The list that a detail page returns to: the page and category of the section's list visited last before the current
 * address; else its first page. As the previous history entry, going back in history restores its scroll position.
 *
 * @param details what the addresses of details begin with
 */
export function listAddress({ trail = [], place = 0 }: LocationState, root: string, details = `${root}/detail/`) {
  for (let at = Math.min(place, trail.length) - 1; at >= 0; at -= 1) {
    if (isListOf(root, trail[at].path, details)) return { to: trail[at].path, isPrevious: at === place - 1 };
  }
  return { to: root, isPrevious: false };
}

/** The history action of a navigation. */
export interface HistoryStep {
  /** The history entry's key. */
  key: string;
  how: 'PUSH' | 'REPLACE' | 'POP';
}

/** A known entry of this tab's history. */
interface HistoryEntry {
  key: string;
  path: string;
}

/** Records each committed address (path, query, hash): the router owns the URL, QA replays it. */
export interface LocationState {
  path: string;
  /** This tab's history, oldest first; absent in recordings of earlier builds. */
  trail?: HistoryEntry[];
  /** Index of the current entry. */
  place?: number;
}

const initialState: LocationState = { path: '', trail: [], place: 0 };

/** Longer than a browser's history, since a visitor may page through a list's details. */
const maxTrailLength = 500;

function walk(state: LocationState, path: string, { key, how }: HistoryStep): void {
  const trail = state.trail ?? [];
  const place = state.place ?? 0;
  // The first pages of all documents have the same key.
  const known = trail.findIndex((entry) => entry.key === key && (key !== 'default' || entry.path === path));
  const entry = { key, path };
  if (how === 'POP' && known < 0) Object.assign(state, { trail: [entry], place: 0 });
  else if (how === 'POP')
    Object.assign(state, { trail: trail.map((one, at) => (at === known ? entry : one)), place: known });
  else {
    const before = trail.slice(0, how === 'PUSH' ? place + 1 : place);
    // Drops the oldest detail page rather than the list that the visitor came from.
    const oldest = before.findIndex(({ path: one }) => one.includes('/detail/'));
    if (before.length >= maxTrailLength) before.splice(Math.max(0, oldest), 1);
    Object.assign(state, { trail: [...before, entry], place: before.length });
  }
}

export const locationSlice = createSlice({
  name: 'location',
  initialState,
  reducers: {
    locationCommitted: {
      prepare: (payload: string, step?: HistoryStep): { payload: string; meta: HistoryStep | undefined } =>
        // Without a history action there is no `meta` at all: an action must survive JSON unchanged.
        (step ? { payload, meta: step } : { payload }) as { payload: string; meta: HistoryStep | undefined },
      reducer: (state, { payload, meta }: PayloadAction<string, string, HistoryStep | undefined>) => {
        state.path = payload;
        if (meta) walk(state, payload, meta);
      },
    },
  },
  selectors: {
    selectLocationPath: (state) => state.path,
    /** The rendered page; the window's address may be ahead of it. */
    selectPage: (state) => pathOf(state.path),
    selectLocation: (state): LocationState => state,
  },
});

export const { locationCommitted } = locationSlice.actions;
export const { selectLocationPath, selectLocation, selectPage } = locationSlice.selectors;

/** Page load: triggers whatever is fetched or restored at startup. */
export const pageStarted = createAction('page/started');

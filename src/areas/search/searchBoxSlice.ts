import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The state of the search popup; in the store so that it can be replayed. */
export interface SearchBoxState {
  isOpen: boolean;
  /** The debounced input, for which suggestions are fetched. */
  typed: string;
  /** Index of the active suggestion. */
  active: number | null;
  /** Recent searches on this device, newest first. */
  recent: readonly string[];
}

const initialState: SearchBoxState = { isOpen: false, typed: '', active: null, recent: [] };

export const searchBoxSlice = createSlice({
  name: 'searchBox',
  initialState,
  reducers: {
    searchBoxOpened: (state, { payload }: PayloadAction<{ typed: string }>) => {
      state.isOpen = true;
      state.typed = payload.typed;
      state.active = null;
    },
    searchTyped: (state, { payload }: PayloadAction<string>) => {
      state.isOpen = true;
      state.typed = payload;
      state.active = null;
    },
    suggestionReached: (state, { payload }: PayloadAction<number | null>) => {
      state.isOpen = true;
      state.active = payload;
    },
    searchBoxClosed: (state) => {
      state.isOpen = false;
      state.active = null;
    },
    recentSearchesRead: (state, { payload }: PayloadAction<readonly string[]>) => ({ ...state, recent: payload }),
  },
});

declare module '../../state/hooks' {
  interface RootState {
    /** Injected with the search field's chunk. */
    searchBox?: SearchBoxState;
  }
}

export const { searchBoxOpened, searchTyped, suggestionReached, searchBoxClosed, recentSearchesRead } =
  searchBoxSlice.actions;

export const selectSearchBox = ({ searchBox }: { searchBox?: SearchBoxState }): SearchBoxState =>
  searchBox ?? initialState;

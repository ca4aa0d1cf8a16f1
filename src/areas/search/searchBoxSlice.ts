import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** What the field of the search shows below it; in the store so that it can be replayed. */
export interface SearchBoxState {
  isOpen: boolean;
  /** What has been typed when the typing paused; suggestions are asked for this. */
  typed: string;
  /** Place of the suggestion that the arrow keys have reached. */
  active: number | null;
  /** What was searched for on this device, the last first. */
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

declare module '../../state/rootState' {
  interface RootState {
    /** There once the script of the field has come. */
    searchBox?: SearchBoxState;
  }
}

export const { searchBoxOpened, searchTyped, suggestionReached, searchBoxClosed, recentSearchesRead } =
  searchBoxSlice.actions;

export const selectSearchBox = ({ searchBox }: { searchBox?: SearchBoxState }): SearchBoxState =>
  searchBox ?? initialState;

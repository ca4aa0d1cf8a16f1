import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The four tabs of the home page. */
export const homeTabs = ['policy', 'specialist', 'special', 'shoppingMall'] as const;
export type HomeTab = (typeof homeTabs)[number];

export interface HomeTabsState {
  tab: HomeTab;
  /** While sliding, no other tab can be selected. */
  sliding: boolean;
}

const initialState: HomeTabsState = { tab: 'policy', sliding: false };

export const homeTabsSlice = createSlice({
  name: 'homeTabs',
  initialState,
  reducers: {
    /** Starts the slide; a listener ends it after about 500 ms. */
    homeTabChosen: (state, { payload }: PayloadAction<HomeTab>) => {
      if (state.sliding || state.tab === payload) return;
      state.tab = payload;
      state.sliding = true;
    },
    /** The home page was mounted: the tabs are locked for one slide. */
    homeShown: (state) => {
      state.sliding = true;
    },
    slideEnded: (state) => {
      state.sliding = false;
    },
  },
  selectors: { selectHomeTabs: (state): HomeTabsState => state },
});

export const { homeTabChosen, homeShown, slideEnded } = homeTabsSlice.actions;
export const { selectHomeTabs } = homeTabsSlice.selectors;

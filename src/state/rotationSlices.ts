import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** One running carousel, keyed by banner type. */
export interface Carousel {
  index: number;
  count: number;
  /** Interval, ms: 5000 on the home page, 3000 in sections. */
  interval: number;
  /** Paused by its button, or initially with `prefers-reduced-motion`. */
  paused: boolean;
  /** Held while hovered or focused. */
  held: boolean;
}

export type CarouselsState = Record<string, Carousel>;

export const carouselsSlice = createSlice({
  name: 'carousels',
  initialState: {} as CarouselsState,
  reducers: {
    /** Its pictures have loaded: it starts at the first. A hold from before still applies. */
    carouselShown: (
      state,
      { payload }: PayloadAction<{ key: string; count: number; interval: number; paused: boolean }>,
    ) => {
      const { key, count, interval, paused } = payload;
      state[key] = { index: 0, count, interval, paused, held: state[key]?.held ?? false };
    },
    carouselLeft: (state, { payload }: PayloadAction<{ key: string }>) => {
      delete state[payload.key];
    },
    /** Timer tick; after the last picture comes the first. */
    carouselAdvanced: (state, { payload }: PayloadAction<{ key: string }>) => {
      const carousel = state[payload.key];
      if (carousel && carousel.count > 0) carousel.index = (carousel.index + 1) % carousel.count;
    },
    /** An indicator was clicked: the full interval restarts. */
    bannerChosen: (state, { payload }: PayloadAction<{ key: string; index: number }>) => {
      const carousel = state[payload.key];
      if (carousel && payload.index >= 0 && payload.index < carousel.count) carousel.index = payload.index;
    },
    carouselPaused: (state, { payload }: PayloadAction<{ key: string; paused: boolean }>) => {
      const carousel = state[payload.key];
      if (carousel) carousel.paused = payload.paused;
    },
    carouselHeld: (state, { payload }: PayloadAction<{ key: string; held: boolean }>) => {
      const carousel = state[payload.key];
      if (carousel) carousel.held = payload.held;
    },
  },
  selectors: { selectCarousel: (state, key: string): Carousel | undefined => state[key] },
});

export const { carouselShown, carouselLeft, carouselAdvanced, bannerChosen, carouselPaused, carouselHeld } =
  carouselsSlice.actions;
export const { selectCarousel } = carouselsSlice.selectors;

/** The four tabs of the home page. */
export const homeTabs = ['policy', 'specialist', 'special', 'shoppingMall'] as const;
export type HomeTab = (typeof homeTabs)[number];

interface HomeTabsState {
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

/** The page of recommended experts; in the store so that 换一批 can be replayed. */
const firstPage = { page: 1 };

export const recommendedSlice = createSlice({
  name: 'recommended',
  initialState: firstPage,
  reducers: {
    /** 换一批: the next page, and page 1 after the last. */
    recommendedRefreshed: (state, { payload }: PayloadAction<{ lastPage: number }>) => {
      state.page = state.page >= payload.lastPage ? 1 : state.page + 1;
    },
  },
  selectors: { selectRecommendedPage: (state) => state.page },
});

export const { recommendedRefreshed } = recommendedSlice.actions;
export const { selectRecommendedPage } = recommendedSlice.selectors;

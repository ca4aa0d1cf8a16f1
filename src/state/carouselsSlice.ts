import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';

/** One running carousel; its key is the banner type. */
export interface Carousel {
  index: number;
  count: number;
  /** Time between two pictures, ms: 5000 on the home page, 3000 in sections. */
  interval: number;
  /** Stopped by its own button, or from the start for people who ask for reduced motion. */
  paused: boolean;
  /** Held while the pointer is over it or the focus is inside. */
  held: boolean;
}

export type CarouselsState = Record<string, Carousel>;

export const carouselsSlice = createSlice({
  name: 'carousels',
  initialState: {} as CarouselsState,
  reducers: {
    /** Its pictures are known: it starts at the first. Whatever held it before they came holds it still. */
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
    /** The clock moved it on; after the last picture comes the first. */
    carouselAdvanced: (state, { payload }: PayloadAction<{ key: string }>) => {
      const carousel = state[payload.key];
      if (carousel && carousel.count > 0) carousel.index = (carousel.index + 1) % carousel.count;
    },
    /** An indicator was clicked: the full interval starts anew. */
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

declare module './rootState' {
  interface RootState extends WithSlice<typeof carouselsSlice> {}
}

export const { carouselShown, carouselLeft, carouselAdvanced, bannerChosen, carouselPaused, carouselHeld } =
  carouselsSlice.actions;
export const { selectCarousel } = carouselsSlice.selectors;

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

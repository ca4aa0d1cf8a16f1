import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The page of recommended experts; in the store so that 换一批 can be replayed. */
export interface RecommendedState {
  page: number;
}

const initialState: RecommendedState = { page: 1 };

export const recommendedSlice = createSlice({
  name: 'recommended',
  initialState,
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

import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The page of recommended experts that is shown; it stands here so that QA can replay 换一批. */
export interface RecommendedState {
  page: number;
}

const initialState: RecommendedState = { page: 1 };

export const recommendedSlice = createSlice({
  name: 'recommended',
  initialState,
  reducers: {
    /** 换一批: the next page, and page 1 after the last (spec §4). */
    recommendedRefreshed: (state, { payload }: PayloadAction<{ lastPage: number }>) => {
      state.page = state.page >= payload.lastPage ? 1 : state.page + 1;
    },
  },
  selectors: { selectRecommendedPage: (state) => state.page },
});

export const { recommendedRefreshed } = recommendedSlice.actions;
export const { selectRecommendedPage } = recommendedSlice.selectors;

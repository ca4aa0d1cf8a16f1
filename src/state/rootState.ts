import type { WithSlice } from '@reduxjs/toolkit';
import type { portalApi } from '../api/portalApi';
import type { appliedSlice } from './appliedSlice';
import type { carouselsSlice } from './carouselsSlice';
import type { dialogsSlice } from './dialogsSlice';
import type { displaySlice } from './displaySlice';
import type { draftsSlice } from './draftsSlice';
import type { extrasSlice } from './extrasSlice';
import type { homeTabsSlice } from './homeTabsSlice';
import type { locationSlice } from './locationSlice';
import type { noticesSlice } from './noticesSlice';
import type { recommendedSlice } from './recommendedSlice';

/**
 * The store's state. Each slice of an area augments it beside its definition, so that selectors and listeners are typed
 * without knowing other areas' slices.
 */
export interface RootState
  extends
    WithSlice<typeof portalApi>,
    WithSlice<typeof appliedSlice>,
    WithSlice<typeof carouselsSlice>,
    WithSlice<typeof dialogsSlice>,
    WithSlice<typeof displaySlice>,
    WithSlice<typeof draftsSlice>,
    WithSlice<typeof extrasSlice>,
    WithSlice<typeof homeTabsSlice>,
    WithSlice<typeof locationSlice>,
    WithSlice<typeof noticesSlice>,
    WithSlice<typeof recommendedSlice> {}

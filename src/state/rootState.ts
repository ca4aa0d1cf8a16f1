import type { WithSlice } from '@reduxjs/toolkit';
import type { portalApi } from '../api/portalApi';

/**
 * The whole state of the store. Each slice adds its own part beside its definition, so that selectors and listeners are
 * typed without knowing the slices of others.
 */
export interface RootState extends WithSlice<typeof portalApi> {}

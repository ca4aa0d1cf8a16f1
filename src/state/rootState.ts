import type { WithSlice } from '@reduxjs/toolkit';
import type { portalApi } from '../api/portalApi';

/**
 * The store's state. Each slice augments it beside its definition, so that selectors and listeners are typed without
 * knowing other areas' slices.
 */
export interface RootState extends WithSlice<typeof portalApi> {}

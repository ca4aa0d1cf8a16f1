import type { Extra } from '../contract/extras';
import { selectOffers } from './extrasSlice';
import { useAppSelector } from './hooks';

/** Whether the backend offers an optional feature. */
export const useOffers = (extra: Extra): boolean => useAppSelector((state) => selectOffers(state, extra));

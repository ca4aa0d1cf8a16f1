import { selectLocationPath } from '../../state/locationSlice';
import type { AppStore } from '../store';

/** The page of an address, without query and hash. */
export const pageOf = (path: string): string => path.split(/[?#]/)[0]!;

/** The rendered page; the window's address may be ahead of it. */
export const committedPage = (store: AppStore): string => pageOf(selectLocationPath(store.getState()));

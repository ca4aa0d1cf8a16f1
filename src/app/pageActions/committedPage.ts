import { selectLocationPath } from '../../state/locationSlice';
import type { AppStore } from '../store';

/** The page of an address, without its query and its place in the page. */
export const pageOf = (path: string): string => path.split(/[?#]/)[0]!;

/** The page that stands; the window's address may be ahead of it. */
export const committedPage = (store: AppStore): string => pageOf(selectLocationPath(store.getState()));

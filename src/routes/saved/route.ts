import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** This device's bookmarks. */
export const saved = screen({
  path: addresses.saved,
  chunk: 'page-actions',
  load: () => import(/* webpackChunkName: "page-actions" */ './SavedRoute').then((m) => m.SavedRoute),
});

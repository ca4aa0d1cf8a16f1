import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** What is kept on this device. */
export const saved = screen({
  path: addresses.saved,
  chunk: 'page-actions',
  load: () => import(/* webpackChunkName: "page-actions" */ './SavedRoute').then((m) => m.SavedRoute),
});

import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** The settings as a page, for those whose browser runs no script. */
export const displaySettings = screen({
  path: addresses.displaySettings,
  chunk: 'display',
  load: () => import(/* webpackChunkName: "display" */ './DisplaySettingsRoute').then((m) => m.DisplaySettingsRoute),
});

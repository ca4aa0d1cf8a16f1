import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** The settings as a page, for browsers without script. */
export const displaySettings = screen({
  path: addresses.displaySettings,
  chunk: 'display',
  load: () => import(/* webpackChunkName: "display" */ './DisplaySettingsRoute').then((m) => m.DisplaySettingsRoute),
});

import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** The accessibility statement. */
export const accessibility = screen({
  path: addresses.accessibility,
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './AccessibilityRoute').then((m) => m.AccessibilityRoute),
});

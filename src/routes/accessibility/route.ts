import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** What was tested with what, what is missing, and how to say what does not work. */
export const accessibility = screen({
  path: addresses.accessibility,
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './AccessibilityRoute').then((m) => m.AccessibilityRoute),
});

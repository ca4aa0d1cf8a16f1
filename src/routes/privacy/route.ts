import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** Privacy terms, linked from the footer. */
export const privacy = screen({
  path: addresses.privacy,
  chunk: 'contactUs',
  load: () => import(/* webpackChunkName: "contactUs" */ './PrivacyRoute').then((m) => m.PrivacyRoute),
});

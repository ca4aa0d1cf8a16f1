import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** Profile, password, sessions, data export, closing the account. */
export const myProfile = screen({
  path: addresses.my.profile,
  chunk: 'profile',
  load: () => import(/* webpackChunkName: "profile" */ './MyProfileRoute').then((m) => m.MyProfileRoute),
});

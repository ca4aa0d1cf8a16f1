import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** What a company says of itself, its password, its sessions, its data, its end. */
export const myProfile = screen({
  path: addresses.my.profile,
  chunk: 'profile',
  load: () => import(/* webpackChunkName: "profile" */ './MyProfileRoute').then((m) => m.MyProfileRoute),
});

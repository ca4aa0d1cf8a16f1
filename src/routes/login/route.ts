import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** Without and inside the layout. */
export const login = screen({
  path: [addresses.login, addresses.accountLogin],
  chunk: 'login',
  load: () => import(/* webpackChunkName: "login" */ './LoginRoute').then((m) => m.LoginRoute),
});

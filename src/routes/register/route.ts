import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** Without and inside the layout. */
export const register = screen({
  path: [addresses.register, addresses.accountRegister],
  chunk: 'login',
  load: () => import(/* webpackChunkName: "login" */ './RegisterRoute').then((m) => m.RegisterRoute),
});

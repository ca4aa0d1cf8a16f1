import { addresses } from '../../contract/addresses';
import { screen } from '../screen';

/** On its own, and inside the frame. */
export const register = screen({
  path: [addresses.register, addresses.accountRegister],
  chunk: 'login',
  load: () => import(/* webpackChunkName: "login" */ './RegisterRoute').then((m) => m.RegisterRoute),
});

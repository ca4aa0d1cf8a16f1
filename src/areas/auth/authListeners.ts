import type { StartListening } from '../../state/listening';
import { addCaptchaListeners } from './captchaListeners';
import { addDraftOwnerListeners } from './draftOwnerListeners';
import { addLoginListeners } from './loginListeners';
import { addLogOutListeners } from './logOutListeners';
import { addPutOffListeners } from './putOffListeners';
import { addTokenListeners } from './tokenListeners';
import { addUserListeners } from './userListeners';

/**
 * The life of an account on the page, a file a concern. The order matters once: what a session's end puts off is marked
 * in the account's draft before the drafts are turned over to the guest.
 */
export function addAuthListeners(startListening: StartListening): void {
  addTokenListeners(startListening);
  addPutOffListeners(startListening);
  addDraftOwnerListeners(startListening);
  addUserListeners(startListening);
  addLoginListeners(startListening);
  addLogOutListeners(startListening);
  addCaptchaListeners(startListening);
}

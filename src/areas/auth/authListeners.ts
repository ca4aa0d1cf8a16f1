import type { StartListening } from '../../state/listenerMiddleware';
import { addCaptchaListeners } from './captchaListeners';
import { addDraftOwnerListeners } from './draftOwnerListeners';
import { addLoginListeners } from './loginListeners';
import { addLogOutListeners } from './logOutListeners';
import { addPendingFormListeners } from './pendingFormListeners';
import { addTokenListeners } from './tokenListeners';
import { addUserListeners } from './userListeners';

/**
 * The life of an account on the page, a file a concern. The order matters once: what a session's end puts off is marked
 * in the account's draft before the drafts are turned over to the guest.
 */
export function addAuthListeners(startListening: StartListening): void {
  addTokenListeners(startListening);
  addPendingFormListeners(startListening);
  addDraftOwnerListeners(startListening);
  addUserListeners(startListening);
  addLoginListeners(startListening);
  addLogOutListeners(startListening);
  addCaptchaListeners(startListening);
}

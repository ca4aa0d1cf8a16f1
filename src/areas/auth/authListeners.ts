import type { StartListening } from '../../state/listenerMiddleware';
import { addCaptchaListeners } from './captchaListeners';
import { addDraftOwnerListeners } from './draftOwnerListeners';
import { addLoginListeners } from './loginListeners';
import { addLogOutListeners } from './logOutListeners';
import { addPendingFormListeners } from './pendingFormListeners';
import { addTokenListeners } from './tokenListeners';
import { addUserListeners } from './userListeners';

/**
 * The session's listeners, one file per concern. Order matters once: an expired session marks the postponed form in the
 * account's draft before the drafts are switched to the guest.
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

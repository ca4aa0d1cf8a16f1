import { addUnusedQueryListeners } from '../app/unusedQueryListeners';
import { addDraftOwnerListeners } from '../areas/auth/draftOwnerListeners';
import { addTokenListeners } from '../areas/auth/tokenListeners';
import { addUserListeners } from '../areas/auth/userListeners';
import { addDraftsListeners } from '../state/draftsListeners';
import type { StartListening } from '../state/listenerMiddleware';
import { addNoticesListeners } from '../state/noticesListeners';
import { addDeskSessionListeners } from './deskSessionListeners';

/** Every side effect of the desk, one file per concern. */
export function addDeskListeners(startListening: StartListening): void {
  addDraftsListeners(startListening);
  addNoticesListeners(startListening);
  addTokenListeners(startListening);
  addDraftOwnerListeners(startListening);
  addUserListeners(startListening);
  addDeskSessionListeners(startListening);
  addUnusedQueryListeners(startListening);
}

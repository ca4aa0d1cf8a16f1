import { addAuthListeners } from '../areas/auth/authListeners';
import { addContactListeners } from '../areas/specialist/contactListeners';
import { addDraftsListeners } from '../state/draftsListeners';
import { addCarouselListeners } from '../state/carouselListeners';
import { addHomeTabsListeners } from '../state/homeTabsListeners';
import type { StartListening } from '../state/listenerMiddleware';
import { addNoticesListeners } from '../state/noticesListeners';
import { addAbandonedReadListeners } from './abandonedReadListeners';
import { addBackOfficeListeners } from './backOfficeListeners';
import { addMySubmissionListeners } from './mySubmissionListeners';

/** Every side effect has one address: one file a concern, one line here. */
export function addListeners(startListening: StartListening): void {
  addCarouselListeners(startListening);
  addHomeTabsListeners(startListening);
  addDraftsListeners(startListening);
  addNoticesListeners(startListening);
  addAuthListeners(startListening);
  addContactListeners(startListening);
  addBackOfficeListeners(startListening);
  addMySubmissionListeners(startListening);
  addAbandonedReadListeners(startListening);
}

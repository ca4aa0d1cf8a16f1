import { addAuthListeners } from '../areas/auth/authListeners';
import { addContactListeners } from '../areas/specialist/contactListeners';
import { addDraftsListeners } from '../state/draftsListeners';
import { addCarouselListeners } from '../state/carouselListeners';
import { addHomeTabsListeners } from '../state/homeTabsListeners';
import type { StartListening } from '../state/listenerMiddleware';
import { addNoticesListeners } from '../state/noticesListeners';
import { addUnusedQueryListeners } from './unusedQueryListeners';
import { addBackOfficeListeners } from './backOfficeListeners';
import { addMySubmissionListeners } from './mySubmissionListeners';

/** Registers every side effect: one file per concern, one line here. */
export function addListeners(startListening: StartListening): void {
  addCarouselListeners(startListening);
  addHomeTabsListeners(startListening);
  addDraftsListeners(startListening);
  addNoticesListeners(startListening);
  addAuthListeners(startListening);
  addContactListeners(startListening);
  addBackOfficeListeners(startListening);
  addMySubmissionListeners(startListening);
  addUnusedQueryListeners(startListening);
}

import { isAnyOf, isFulfilled } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { sessionRefused } from '../api/session';
import { loggedIn, loggedOut } from '../areas/auth/authSlice';
import { tokenChangedElsewhere } from '../areas/auth/sessionActions';
import type { StartListening } from '../state/listenerMiddleware';

/** Writes by their endpoints' names: the areas themselves come with the screens that need them. */
const sent = ['createProjectApplication', 'createOrder', 'createGetbuginess'];
const changed = ['withdrawMySubmission', 'updateMyEntry'];

const endpointOf = (action: unknown): unknown =>
  isFulfilled(action) ? (action.meta.arg as { endpointName?: unknown } | undefined)?.endpointName : undefined;

/** The tags' areas name their types; here they are only names. */
const invalidate = (type: string) => portalApi.util.invalidateTags([{ type } as never]);

/**
 * What a company sends shows on its own desk at once, and what it takes back or changes there, on the portal's lists:
 * areas that do not know each other. What was read for one account is dropped with it.
 */
export function addMySubmissionListeners(startListening: StartListening): void {
  const ofAccount = isAnyOf(loggedIn, loggedOut, sessionRefused, tokenChangedElsewhere);
  startListening({
    predicate: (action) => ofAccount(action) || sent.includes(endpointOf(action) as string),
    effect: (_action, { dispatch }) => void dispatch(invalidate('MySubmission')),
  });
  startListening({
    predicate: (action) => changed.includes(endpointOf(action) as string),
    effect: (_action, { dispatch }) => void dispatch(invalidate('Getbuginess')),
  });
}

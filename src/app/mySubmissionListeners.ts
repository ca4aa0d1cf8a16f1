import { isFulfilled } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { loggedIn } from '../areas/auth/authSlice';
import type { StartListening } from '../state/listenerMiddleware';

/** Writes by their endpoints' names: the areas themselves come with the screens that need them. */
const sent = ['createProjectApplication', 'createOrder', 'createGetbuginess'];
const changed = ['withdrawMySubmission', 'updateMyEntry'];

const endpointOf = (action: unknown): unknown =>
  isFulfilled(action) ? (action.meta.arg as { endpointName?: unknown } | undefined)?.endpointName : undefined;

/** The areas of these tags may not be there yet, and a type that nobody declared is an error. */
const api = portalApi.enhanceEndpoints({ addTagTypes: ['MySubmission', 'Getbuginess'] });

const invalidate = (type: 'MySubmission' | 'Getbuginess') => api.util.invalidateTags([{ type }]);

/**
 * What a company sends shows on its own desk at once, and what it takes back or changes there, on the portal's lists:
 * areas that do not know each other. What was read for one account is dropped at the next login: at a log-out, what is
 * still on the screen would be asked for again, without a token.
 */
export function addMySubmissionListeners(startListening: StartListening): void {
  startListening({
    predicate: (action) => loggedIn.match(action) || sent.includes(endpointOf(action) as string),
    effect: (_action, { dispatch }) => void dispatch(invalidate('MySubmission')),
  });
  startListening({
    predicate: (action) => changed.includes(endpointOf(action) as string),
    effect: (_action, { dispatch }) => void dispatch(invalidate('Getbuginess')),
  });
}

import { isFulfilled } from '@reduxjs/toolkit';
import { portalApi } from '../api/portalApi';
import { loggedIn } from '../areas/auth/authSlice';
import type { StartListening } from '../state/listenerMiddleware';

/** Mutations by endpoint name: the areas themselves load with the screens that need them. */
const sent = ['createProjectApplication', 'createOrder', 'createGetbuginess'];
const changed = ['withdrawMySubmission', 'updateMyEntry'];

const endpointOf = (action: unknown): unknown =>
  isFulfilled(action) ? (action.meta.arg as { endpointName?: unknown } | undefined)?.endpointName : undefined;

/** The areas of these tags may not be loaded yet, and an undeclared tag type is an error. */
const api = portalApi.enhanceEndpoints({ addTagTypes: ['MySubmission', 'MyProfile', 'Getbuginess'] });

const invalidate = (...types: ('MySubmission' | 'MyProfile' | 'Getbuginess')[]) =>
  api.util.invalidateTags(types.map((type) => ({ type })));

/**
 * Keeps the company's own pages and the portal's lists in step, whose areas do not know each other: a submission shows
 * in the former at once and begins the next form, a withdrawal or edit in the latter. Cached data of an account is dropped at the next login: at
 * log-out, mounted views would refetch it without a token.
 */
export function addMySubmissionListeners(startListening: StartListening): void {
  startListening({
    predicate: (action) => loggedIn.match(action) || sent.includes(endpointOf(action) as string),
    effect: (_action, { dispatch }) => void dispatch(invalidate('MySubmission', 'MyProfile')),
  });
  startListening({
    predicate: (action) => changed.includes(endpointOf(action) as string),
    effect: (_action, { dispatch }) => void dispatch(invalidate('Getbuginess')),
  });
}

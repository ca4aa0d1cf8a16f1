import { isRejected, type Middleware } from '@reduxjs/toolkit';

/**
 * RTK Query dispatches a rejected action for each new subscription to data that are there. Its own middleware, which
 * comes before, is all that reads it: none of a page's many, at its takeover, runs the reducers and every view's
 * selectors.
 */
export const dropSettledQueries: Middleware = () => (next) => (action) =>
  isRejected(action) && action.meta.condition ? action : next(action);

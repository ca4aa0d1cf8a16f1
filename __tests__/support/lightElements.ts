import React from 'react';

/**
 * React's development build captures a stack trace for each element, up to a limit per second, for its developer tools.
 * No test reads one, and they cost a sixth of a run: the limit is set to reached.
 */
const internals: unknown = Reflect.get(React, '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE');
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', { get: () => Infinity, set: () => undefined });

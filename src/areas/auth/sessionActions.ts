import { createAction } from '@reduxjs/toolkit';

/** Another tab of this browser logged in or out; null: it logged out. */
export const tokenChangedElsewhere = createAction<{ token: string | null }>('auth/tokenChangedElsewhere');

/** User info failed: the token is invalid. */
export const userRefused = createAction('auth/userRefused');

/**
 * A back-office user logged in and is redirected to the back office: to the address there that they came from, if any.
 */
export const backOfficeUserMet = createAction<{ desk: string | null } | undefined>('auth/backOfficeUserMet');

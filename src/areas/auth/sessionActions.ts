import { createAction } from '@reduxjs/toolkit';

/** Another tab of this browser logged in or out (decision 23); null: it logged out. */
export const tokenChangedElsewhere = createAction<{ token: string | null }>('auth/tokenChangedElsewhere');

/** The user info call failed: the token is worth nothing (spec §4). */
export const userRefused = createAction('auth/userRefused');

/** A back-office user logged in and is sent away from the portal (spec §6). */
export const backOfficeUserMet = createAction('auth/backOfficeUserMet');

import { createAction } from '@reduxjs/toolkit';

/** What the data layer needs to know of the auth slice. */
export interface TokenState {
  auth?: { token: string | null };
}

/** What the data layer needs to know of the browser: whether the page is being left. */
export interface LeavingPage {
  browser?: { isLeaving(): boolean };
}

/** The backend refused the token. On the secondary client this leads to the login page. */
export const sessionRefused = createAction<{ client: 'main' | 'secondary' }>('auth/sessionRefused');

import { createAction } from '@reduxjs/toolkit';

/** What the data layer needs to know of the auth slice. */
export interface TokenState {
  auth?: { token: string | null };
}

/** What the data layer needs to know of the page: whether it is being left, and what makes its calls. */
export interface LeavingPage {
  browser?: { isLeaving(): boolean };
  fetch?: typeof fetch;
}

/** The backend refused the token. On the secondary client this leads to the login page. */
export const sessionRefused = createAction<{ client: 'main' | 'secondary' }>('auth/sessionRefused');

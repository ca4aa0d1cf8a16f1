import { createAction } from '@reduxjs/toolkit';

/** The part of the auth slice that the data layer needs. */
export interface TokenState {
  auth?: { token: string | null };
}

/** What the data layer needs from the page: whether it is being left, and which `fetch` to use. */
export interface LeavingPage {
  browser?: { isLeaving(): boolean };
  fetch?: typeof fetch;
}

/** A response has replaced the token that its call was made with. */
export const tokenRenewed = createAction<{ oldToken: string | null; token: string }>('auth/tokenRenewed');

/** The backend rejected the token. On the secondary client this leads to the login page. */
export const sessionRefused = createAction<{ client: 'main' | 'secondary' }>('auth/sessionRefused');

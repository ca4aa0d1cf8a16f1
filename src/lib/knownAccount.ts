/** Local storage key of the token. */
export const tokenKey = 'authToken';

/** Says of the document that the visitor has an account, whose name is not known yet: links to the login are hidden. */
export function markKnownAccount(): void {
  try {
    if (localStorage.getItem(tokenKey)) document.documentElement.dataset.account = 'coming';
  } catch {
    // Storage is blocked: nobody is logged in.
  }
}

/** The account is known, or there is none. */
export function accountSettled(): void {
  delete document.documentElement.dataset.account;
}

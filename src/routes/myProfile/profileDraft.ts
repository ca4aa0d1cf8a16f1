/** Under this name an account's own drafts hold the changes of its profile that are not saved. */
export const profileDraft = 'profile:own';

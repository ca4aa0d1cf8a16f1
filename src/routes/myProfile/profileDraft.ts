/** Draft id of an account's unsaved profile changes. */
export const profileDraft = 'profile:own';

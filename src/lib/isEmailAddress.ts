/** Whether a text is an email address that is safe in a link. */
export const isEmailAddress = (text: string): boolean => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

/** Whether a text is an email address that may stand in a link. */
export const isEmailAddress = (text: string): boolean => /^[^\s@?&]+@[^\s@?&]+$/.test(text);

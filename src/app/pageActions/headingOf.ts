/** What the page that is open is called. */
export const headingOf = (): string => document.querySelector('h1')?.textContent.trim() ?? '';

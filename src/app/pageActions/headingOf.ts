/** The heading of the current page. */
export const headingOf = (): string => document.querySelector('h1')?.textContent.trim() ?? '';

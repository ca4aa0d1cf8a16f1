/** Dispatched on the document once the page is hydrated and the user known. */
export const pageReadyEvent = 'portal-ready';

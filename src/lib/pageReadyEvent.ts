/** Told to the document once its script has taken the page over and knows the visitor. */
export const pageReadyEvent = 'portal-ready';

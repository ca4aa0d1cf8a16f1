/** The form of a page's filters: links and fields elsewhere on the page name it. */
export const filtersId = 'filters';

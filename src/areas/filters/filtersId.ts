/** Id of a page's filter form: links and fields elsewhere on the page refer to it. */
export const filtersId = 'filters';

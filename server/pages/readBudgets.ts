/** Time budget for the reads of one page, feed or sitemap, ms. */
export const readBudgets = { embedded: 2_000, upstream: 1_500 };

/** Entries of a block. */
export const homeSizes = { match: 6 } as const;

/** Items of each tab. */
export const homeTabQuery = { pageNum: 1, pageSize: 4 } as const;

/** The category of the tab 政策解读. */
export const interpretations = '3';

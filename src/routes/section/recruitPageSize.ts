/** Jobs on a page of the talent section. */
export const recruitPageSize = 6;

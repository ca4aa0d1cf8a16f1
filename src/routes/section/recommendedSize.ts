/** How many recommended experts are shown. */
export const recommendedSize = 3;

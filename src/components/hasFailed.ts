/** Whether an image has already failed to load, perhaps before hydration. */
export const hasFailed = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

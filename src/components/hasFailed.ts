/** Whether a picture's loading has already ended without a picture: nobody may have listened then. */
export const hasFailed = (picture: HTMLImageElement): boolean => picture.complete && picture.naturalWidth === 0;

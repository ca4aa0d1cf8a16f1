/** Path of an uploaded file; it opens for its owner alone. */
export const attachmentUrl = (attId: string): string => `/profile/upload/${attId}`;

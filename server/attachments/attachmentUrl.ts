/** Path of an uploaded file; only its owner can open it. */
export const attachmentUrl = (attId: string): string => `/profile/upload/${attId}`;

import type { Envelope } from './envelope';

/** Upload response: `attId` is a sibling of `code`. */
export interface UploadAnswer extends Envelope {
  attId?: string;
}

/** Query of /api/att/getAttFile; the response's `data` is a file path. */
export interface AttachmentQuery {
  fdId: string;
  clazz: string;
  key: string;
}

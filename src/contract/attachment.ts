import type { Envelope } from './envelope';

/** Upload answer: `attId` sits beside `code`. */
export interface UploadAnswer extends Envelope {
  attId?: string;
}

/** Query of /api/att/getAttFile; `data` of the answer is a file path. */
export interface AttachmentQuery {
  fdId: string;
  clazz: string;
  key: string;
}

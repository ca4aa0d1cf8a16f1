import type { UploadedPicture } from './desk';
import type { UploadedDocument } from './pictures';

/** A file that staff uploaded before. */
export type StoredFile = (UploadedPicture | UploadedDocument) & {
  /** Bytes, of a picture in all its sizes. */
  size: number;
  /** When it was uploaded, `yyyy-MM-dd`. */
  day: string;
};

/** Query of the files that staff uploaded, the newest first. */
export interface StoredFilesQuery {
  /** Part of its name. */
  q?: string;
  kind?: 'picture' | 'document';
  /** When it was uploaded, `yyyy-MM-dd`. */
  day?: string;
  /** The largest first. */
  by?: 'size';
  limit: number;
}

/** Files of an answer at most. */
export const mostStoredFiles = 480;

export interface StoredFiles {
  files: StoredFile[];
  /** Whether there are more than `limit`. */
  more: boolean;
}

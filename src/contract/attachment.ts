import type { Envelope } from './envelope';

/** Upload response: `attId` is a sibling of `code`. */
export interface UploadAnswer extends Envelope {
  attId?: string;
}

/** The most files of one application. */
export const maxAttachments = 20;

/** Code of an upload's refusal for the file itself, which no repetition changes. */
export const unsuitableFile = 415;

/** Query of /api/att/getAttFile; the response's `data` is a file path. */
export interface AttachmentQuery {
  fdId: string;
  clazz: string;
  key: string;
}

/** How Spring, Tomcat, Jetty and Undertow say that a file or request is larger than they accept. */
export const saysTooLarge =
  /^(?!.*file ?name).*(?:(?:size|length).*exceed|exceed.*(?:size|length|limit|max)|SizeLimit|too (?:large|big)|larger than)/is;

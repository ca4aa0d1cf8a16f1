import type { FastifyRequest } from 'fastify';

/** Finds the path of an attachment, or null; may throw to deny access. */
export type AttachmentFinder = (
  request: FastifyRequest,
  query: { fdId: string; key: string },
) => Promise<string | null>;

/** Attachment finders by `clazz` of /api/att/getAttFile. Areas register their own. */
export type AttachmentFinders = Map<string, AttachmentFinder>;

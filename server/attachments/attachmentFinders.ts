import type { FastifyRequest } from 'fastify';

/** Finds the path of one attachment, or null; it may refuse by throwing. */
export type AttachmentFinder = (
  request: FastifyRequest,
  query: { fdId: string; key: string },
) => Promise<string | null>;

/** Who finds attachments, by `clazz` of /api/att/getAttFile. Areas add themselves. */
export type AttachmentFinders = Map<string, AttachmentFinder>;

import { createHash } from 'node:crypto';

/** How unguessable values (tokens, session ids, keys) are kept: their SHA-256, from which nobody gets them back. */
export const hashToken = (value: string): string => createHash('sha256').update(value).digest('hex');

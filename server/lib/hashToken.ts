import { createHash } from 'node:crypto';

/** Stored form of random values (tokens, session ids, keys): SHA-256, which cannot be reversed. */
export const hashToken = (value: string): string => createHash('sha256').update(value).digest('hex');

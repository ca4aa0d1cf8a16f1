import type { Kysely } from 'kysely';
import { createIndex } from './tables';

/** The newest uploads, to be used again. */
export const uploadList = (db: Kysely<unknown>): Promise<void> =>
  createIndex(db, 'picture', ['createdAt', 'fdId'], 'picture_newest');

import type { Kysely } from 'kysely';
import { createTable } from './tables';

/** What visitors searched for in vain, and when last; nobody is named, nor how often. */
export const emptySearches = (db: Kysely<unknown>): Promise<void> => createTable(db, 'emptySearch', 'word day!');

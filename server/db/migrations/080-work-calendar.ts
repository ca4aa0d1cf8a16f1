import type { Kysely } from 'kysely';
import { createTable } from './tables';

/** Settings of the desk that are no part of the portal: the calendar of working days. */
export const workCalendar = (db: Kysely<unknown>): Promise<void> => createTable(db, 'deskSetting', 'name! value!');

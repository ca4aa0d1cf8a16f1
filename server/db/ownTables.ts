import { sql, type Kysely, type TableMetadata } from 'kysely';
import { isPostgres } from './isPostgres';

/** The schema of a PostgreSQL database that the store is in; undefined for the embedded engine. */
export async function schemaOf(db: Kysely<unknown>): Promise<string | undefined> {
  if (!isPostgres(db)) return undefined;
  const { rows } = await sql<{ schema: string | null }>`select current_schema() as "schema"`.execute(db);
  return rows[0]?.schema ?? undefined;
}

/** A store's own tables: other schemas of a PostgreSQL database may have any, those of another portal too. */
export async function ownTables(db: Kysely<unknown>): Promise<TableMetadata[]> {
  const schema = await schemaOf(db);
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  return tables.filter((table) => table.schema === schema);
}

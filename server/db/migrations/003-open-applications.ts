import { sql, type Kysely } from 'kysely';

/**
 * A company has one open application for a project. Of those that a store already holds the newest stays open; the
 * others, which nobody had refused, count as closed from the moment the next one came.
 */
export async function openApplications(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('projectApplication').addColumn('closedAt', 'bigint').execute();
  await sql`
    update "projectApplication" set "closedAt" = (
      select min(later."createdAt") from "projectApplication" as later
      where later."fdProjectId" = "projectApplication"."fdProjectId"
        and later."fdComId" = "projectApplication"."fdComId"
        and (later."createdAt" > "projectApplication"."createdAt"
          or (later."createdAt" = "projectApplication"."createdAt" and later."fdId" > "projectApplication"."fdId"))
    )`.execute(db);
  await db.schema
    .createIndex('projectApplication_open')
    .on('projectApplication')
    .columns(['fdProjectId', 'fdComId'])
    .unique()
    .where(sql.ref('closedAt'), 'is', null)
    .execute();
}

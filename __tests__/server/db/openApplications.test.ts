import type { Kysely } from 'kysely';
import { openApplications } from '../../../server/db/migrations/003-open-applications';
import { openDatabase } from '../../../server/db/openDatabase';
import { insertInto } from '../../support/insertRows';
import { createTestDatabase } from '../../support/postgres';
import { testEngines } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

it.each(testEngines)('keeps the newest of two equal applications open on the %s engine', async (engine) => {
  const dataDir = tempFolder();
  const database = engine === 'postgres' ? await createTestDatabase() : null;
  const db = await openDatabase({ dataDir, databaseUrl: database?.url ?? null });
  await db.schema.dropIndex('projectApplication_open').execute();
  await db.schema.alterTable('projectApplication').dropColumn('closedAt').execute();
  const row = {
    accountId: 'a',
    fdProjectName: '项目',
    fdComName: '木业',
    fdSubmitterName: '王',
    fdSubmitterPhone: '1',
  };
  for (const [fdId, fdProjectId, fdComId, createdAt] of [
    ['first', 'p1', 'c1', 10],
    ['second', 'p1', 'c1', 20],
    ['third', 'p1', 'c1', 30],
    ['at-once-1', 'p2', 'c1', 10],
    ['at-once-2', 'p2', 'c1', 10],
    ['other', 'p1', 'c2', 10],
  ] as const) {
    await insertInto(db, 'projectApplication', { ...row, fdId, fdProjectId, fdComId, createdAt });
  }

  await openApplications(db as unknown as Kysely<unknown>);

  const rows = await db.selectFrom('projectApplication').select(['fdId', 'closedAt']).execute();
  expect(
    Object.fromEntries(rows.map(({ fdId, closedAt }) => [fdId, closedAt === null ? null : Number(closedAt)])),
  ).toEqual({ first: 20, second: 30, third: null, 'at-once-1': 10, 'at-once-2': null, other: null });
  await db.destroy();
});

import type { Kysely } from 'kysely';
import { createListIndexes } from './listIndexes';
import { createIndex } from './tables';

/** The column that each table's lists are sorted by, and what they filter by before it. */
const lists: [table: string, sortedBy: string, filters: string[][]][] = [
  ['financial', 'fdApplyDate', [[], ['fdCategory']]],
  ['policy', 'fdApplyDate', [[], ['fdClass']]],
  ['industryNews', 'fdApplyDate', [[], ['fdType']]],
  ['project', 'fdApplicationStart', [[], ['category']]],
  ['app', 'fdReleaseTime', [[], ['category']]],
  ['specialist', 'fdCreateTime', [[], ['category'], ['recommended'], ['recommended', 'category']]],
  ['recruit', 'fdCreateTime', [[]]],
  ['getbuginess', 'fdReleaseTime', [[], ['fdGetbuginessType'], ['fdType'], ['fdGetbuginessType', 'fdType']]],
];

/** What these take the place of, or what no list can use: they sort by the column, lists by its text or none. */
const replaced = [
  'financial_by_fdCategory_fdApplyDate',
  'policy_by_fdClass_fdApplyDate',
  'industryNews_by_fdType_fdApplyDate',
  'project_by_category_fdApplicationStart',
  'app_by_category_fdReleaseTime',
  'specialist_by_category_fdCreateTime',
  'recruit_by_fdCreateTime',
  'getbuginess_by_fdGetbuginessType_fdType_fdReleaseTime',
];

/** An index for each list, in the list's own order: a page is a range of it, wherever it lies. */
export async function listOrder(db: Kysely<unknown>): Promise<void> {
  for (const [table, sortedBy, filters] of lists) await createListIndexes(db, { table, sortedBy, filters });
  await createIndex(db, 'app', ['top', 'fdId'], 'app_by_top');
  for (const name of replaced) await db.schema.dropIndex(name).ifExists().execute();
}

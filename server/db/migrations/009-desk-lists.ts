import type { Kysely } from 'kysely';
import { runAll } from './tables';

/**
 * Each with the columns that tell a row from others beside it, so that no row is looked up to be passed over. What the
 * portal shows is no part of the desk's own lists of content: their indexes do not hold it.
 */
const indexes: Record<string, string> = {
  contentItem_hidden: `"contentItem" ("area", "updatedAt", "fdId", "category") where "state" <> 'published'`,
  contentItem_hidden_by_state: `"contentItem" ("area", "state", "updatedAt", "fdId", "category") where "state" <> 'published'`,
  deskRecord_in_order: `"deskRecord" ("at", "fdId")`,
  deskRecord_of_target: `"deskRecord" ("target", "at", "fdId")`,
  report_open: `"report" ("createdAt", "fdId") where "closedAt" is null`,
  report_closed: `"report" ("closedAt", "fdId") where "closedAt" is not null`,
};

const replaced = ['contentItem_by_area_state_updatedAt', 'deskRecord_by_at', 'report_by_closedAt_createdAt'];

/** The desk's lists of content, records and reports in the order in which a great portal's are read. */
export async function deskLists(db: Kysely<unknown>): Promise<void> {
  const created = Object.entries(indexes).map(([name, of]) => `create index "${name}" on ${of}`);
  await runAll(db, [...created, ...replaced.map((name) => `drop index "${name}"`)]);
}

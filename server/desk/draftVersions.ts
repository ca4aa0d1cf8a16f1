import type { ContentValues, DraftVersion } from '../../src/contract/deskContent';
import type { Store, StoreTransaction } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { newId } from '../lib/newId';
import type { DeskArea } from './contentAreas';
import { itemRow, parseValues, publishedValues, revisionValues } from './contentItem';

/** Maximum replaced states of an item; the oldest give way. */
const maxVersions = 50;

/** A draft's row, as far as a version needs it. */
interface Replaced {
  draftKey: string;
  version: number;
  fields: string;
  savedAt: number | string;
  by: string;
}

/** The values that an item's editor starts with. */
async function beginning(trx: StoreTransaction, area: DeskArea, fdId: string): Promise<ContentValues> {
  const item = await itemRow(trx, area, fdId);
  if (item && item.values !== null) return parseValues(item.values);
  const published = await publishedValues(trx, area, fdId);
  return published ?? (await revisionValues(trx, area, fdId, item?.version ?? -1)) ?? {};
}

/** Keeps an unpublished state that is about to be replaced. */
export async function keepDraftVersion(
  trx: StoreTransaction,
  area: DeskArea,
  { draftKey, version, fields, savedAt, by }: Replaced,
  note: string,
  now: number,
): Promise<void> {
  const values = { ...(await beginning(trx, area, draftKey)), ...parseValues(fields) };
  const of = { area: area.area, draftKey };
  await trx
    .insertInto('contentDraftVersion')
    .values({ fdId: newId(now), ...of, version, values: JSON.stringify(values), at: Number(savedAt), by, note })
    .execute();
  const surplus = await versionRows(trx, of).offset(maxVersions).limit(maxVersions).execute();
  const ids = surplus.map(({ fdId }) => fdId);
  if (ids.length > 0) await trx.deleteFrom('contentDraftVersion').where('fdId', 'in', ids).execute();
}

const versionRows = (db: Store | StoreTransaction, { area, draftKey }: { area: string; draftKey: string }) =>
  db
    .selectFrom('contentDraftVersion')
    .select(['fdId', 'at', 'by', 'note'])
    .where((eb) => eb.and({ area, draftKey }))
    .orderBy('at', 'desc')
    .orderBy('fdId', 'desc');

/** An item's replaced states, newest first. */
export async function draftVersions(db: Store, area: DeskArea, draftKey: string): Promise<DraftVersion[]> {
  const rows = await versionRows(db, { area: area.area, draftKey }).limit(maxVersions).execute();
  return rows.map((row) => ({ ...row, at: chinaTime(Number(row.at)) }));
}

/** The values of a replaced state. */
export async function draftVersionValues(db: Store, { area }: DeskArea, fdId: string): Promise<ContentValues | null> {
  const row = await db
    .selectFrom('contentDraftVersion')
    .select('values')
    .where((eb) => eb.and({ area, fdId }))
    .executeTakeFirst();
  return row ? parseValues(row.values) : null;
}

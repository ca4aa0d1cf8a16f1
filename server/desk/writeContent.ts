import type { ContentSave, ContentState, ContentValues } from '../../src/contract/deskContent';
import { contentChanged } from '../db/contentVersion';
import type { StoreTransaction } from '../db/schema';
import type { DeskArea } from './contentAreas';
import { publishedValues } from './contentItem';

/** Who writes, as the others read it. */
export interface Writer {
  name: string;
  now: number;
}

/** Somebody else saved first. */
export class Collision extends Error {}

/** Where a piece of content stands after a write. */
interface RowState {
  state: ContentState;
  title: string;
  category: string | null;
  /** The draft; null: as published. */
  values: ContentValues | null;
  scheduledAt?: number | null;
}

/**
 * Writes where a piece of content stands, as its next version, if it is still the version that the writer had before
 * them. On either engine the row is held from here on to the end of the transaction.
 * @returns the new version
 * @throws Collision
 */
export async function saveVersion(
  trx: StoreTransaction,
  { area }: Pick<DeskArea, 'area'>,
  fdId: string,
  version: number,
  { state, title, category, values, scheduledAt = null }: RowState,
  { name, now }: Writer,
): Promise<number> {
  const row = {
    state,
    title,
    category,
    values: values === null ? null : JSON.stringify(values),
    version: version + 1,
    scheduledAt,
    updatedAt: now,
    updatedBy: name,
  };
  const written =
    version === 0
      ? await trx
          .insertInto('contentItem')
          .values({ area, fdId, ...row })
          .onConflict((conflict) => conflict.columns(['area', 'fdId']).doNothing())
          .returning('version')
          .executeTakeFirst()
      : await trx
          .updateTable('contentItem')
          .set(row)
          .where('area', '=', area)
          .where('fdId', '=', fdId)
          .where('version', '=', version)
          .returning('version')
          .executeTakeFirst();
  if (!written) throw new Collision();
  return version + 1;
}

/** Keeps a version for good. */
export async function keepRevision(
  trx: StoreTransaction,
  { area }: Pick<DeskArea, 'area'>,
  fdId: string,
  version: number,
  values: ContentValues,
  { name, now }: Writer,
  note: string | null,
): Promise<void> {
  await trx
    .insertInto('contentRevision')
    .values({ area, fdId, version, values: JSON.stringify(values), at: now, by: name, note })
    .onConflict((conflict) => conflict.columns(['area', 'fdId', 'version']).doNothing())
    .execute();
}

async function hasRevision(trx: StoreTransaction, { area }: DeskArea, fdId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('contentRevision')
    .select('version')
    .where('area', '=', area)
    .where('fdId', '=', fdId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** What stood on the portal before the desk first touched it can be returned to as well. */
export async function keepOriginal(
  trx: StoreTransaction,
  area: DeskArea,
  fdId: string,
  version: number,
  now: number,
): Promise<ContentValues | null> {
  const before = await publishedValues(trx, area, fdId);
  if (before && !(await hasRevision(trx, area, fdId))) {
    await keepRevision(trx, area, fdId, version, before, { name: '', now }, null);
  }
  return before;
}

/** Puts a row on the portal, in the place of the one that it shows. */
export async function publishRow(
  trx: StoreTransaction,
  { area }: Pick<DeskArea, 'area'>,
  fdId: string,
  values: ContentValues,
): Promise<void> {
  const columns = Object.fromEntries(Object.entries(values).filter(([name]) => name !== 'fdId'));
  const { numUpdatedRows } = await trx
    .updateTable(area as 'policy')
    .set({ ...columns, demo: '0' })
    .where('fdId', '=', fdId)
    .executeTakeFirstOrThrow();
  if (Number(numUpdatedRows) === 0) {
    await trx
      .insertInto(area as 'policy')
      .values({ ...columns, fdId, demo: '0' } as never)
      .execute();
  }
  await contentChanged(trx, area, [fdId]);
}

/** Takes a row off the portal. */
export async function unpublishRow(
  trx: StoreTransaction,
  { area }: Pick<DeskArea, 'area'>,
  fdId: string,
): Promise<void> {
  await trx
    .deleteFrom(area as 'policy')
    .where('fdId', '=', fdId)
    .execute();
  await contentChanged(trx, area, [fdId]);
}

/** The time of a schedule, ms; NaN for none. */
export const scheduledTime = ({ scheduledAt = '' }: Pick<ContentSave, 'scheduledAt'>): number =>
  Date.parse(`${scheduledAt.replace(' ', 'T')}+08:00`);

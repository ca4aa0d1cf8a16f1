import type { ContentSave, ContentState, ContentValues } from '../../src/contract/deskContent';
import { isSameRow } from '../content/sameRows';
import { contentChanged } from '../db/contentVersion';
import type { StoreTransaction } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import type { DeskArea } from './contentAreas';
import { parseValues, publishedValues } from './contentItem';

/** Author and time of a write. */
export interface Writer {
  name: string;
  now: number;
}

/** Version conflict: somebody else saved first. */
export class VersionConflict extends Error {}

/** State of a content item after a write. */
interface RowState {
  state: ContentState;
  title: string;
  category: string | null;
  /** The draft; null: as published. */
  values: ContentValues | null;
  scheduledAt?: number | null;
}

/**
 * Saves an item's state as its next version, if the version the writer edited is still current (optimistic locking). On
 * either engine the row is locked from here to the end of the transaction.
 * @returns the new version
 * @throws VersionConflict
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
          .where((eb) => eb.and({ area, fdId, version }))
          .returning('version')
          .executeTakeFirst();
  if (!written) throw new VersionConflict();
  return version + 1;
}

/** Stores a version permanently. */
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

/** Whether the latest version is what is published: an import may have changed it since. */
async function isLatestRevision(
  trx: StoreTransaction,
  { area }: DeskArea,
  fdId: string,
  published: ContentValues,
): Promise<boolean> {
  const row = await trx
    .selectFrom('contentRevision')
    .select('values')
    .where((eb) => eb.and({ area, fdId }))
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined && isSameRow(area, parseValues(row.values), published);
}

/** Stores what was published by others than the desk before it is changed, so that it can be restored as well. */
export async function keepOriginal(
  trx: StoreTransaction,
  area: DeskArea,
  fdId: string,
  version: number,
  now: number,
): Promise<ContentValues | null> {
  const before = await publishedValues(trx, area, fdId);
  if (before && !(await isLatestRevision(trx, area, fdId, before))) {
    await keepRevision(trx, area, fdId, version, before, { name: '', now }, null);
  }
  return before;
}

/** Publishes a row, replacing the published one. */
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

/** Unpublishes a row. */
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

/** The scheduled time, ms; NaN for none. */
export function scheduledTime({ scheduledAt = '' }: Pick<ContentSave, 'scheduledAt'>): number {
  const time = /^\d{4}-/.test(scheduledAt) ? Date.parse(`${scheduledAt.replace(' ', 'T')}+08:00`) : NaN;
  // A day that its month does not have would become one of the next.
  return !Number.isNaN(time) && chinaTime(time).startsWith(scheduledAt.replace('T', ' ')) ? time : NaN;
}

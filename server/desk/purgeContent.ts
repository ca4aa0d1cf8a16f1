import type { ContentDetail } from '../../src/contract/deskContent';
import type { StoreTransaction } from '../db/schema';
import { BusinessError } from '../lib/errors';
import type { DeskArea } from './contentAreas';
import { publishedValues } from './contentItem';
import { contentMessages } from './contentMessages';
import { record, type WriteContext } from './deskRoutes';
import { VersionConflict } from './writeContent';

/** States of what no page shows, nor will by itself. */
const purgeable = ['removed', 'draft'];

const pictureIds = /\/profile\/uploads\/([0-9a-f]{32})\//g;

/** Pictures in texts that are about to be deleted: the next clean-up looks whether anything else shows them. */
async function releasePictures(trx: StoreTransaction, texts: readonly (string | null)[]): Promise<void> {
  const ids = new Set(texts.flatMap((text) => [...(text ?? '').matchAll(pictureIds)].map(([, id]) => id!)));
  for (const id of ids) await trx.updateTable('picture').set({ used: '0' }).where('fdId', '=', id).execute();
}

/**
 * Deletes a draft, or an item that was taken down, but for its audit log; the next clean-up deletes its pictures.
 * @throws VersionConflict if somebody has saved it meanwhile; BusinessError for any other item
 */
export async function purgeContent(
  context: WriteContext,
  area: DeskArea,
  { fdId, version }: Pick<ContentDetail, 'fdId' | 'version'>,
): Promise<void> {
  const { trx } = context;
  const deleted = await trx
    .deleteFrom('contentItem')
    .where((eb) => eb.and({ area: area.area, fdId, version }))
    .returning(['state', 'title', 'values'])
    .executeTakeFirst();
  if (!deleted && version > 0) throw new VersionConflict();
  if (!deleted || !purgeable.includes(deleted.state) || (await publishedValues(trx, area, fdId)))
    throw new BusinessError(contentMessages.notRemoved);
  const texts = [deleted.values];
  const kept = [
    ['contentRevision', 'fdId', 'values'],
    ['contentDraft', 'draftKey', 'fields'],
    ['contentDraftVersion', 'draftKey', 'values'],
  ] as const;
  for (const [table, key, column] of kept) {
    const rows = await trx
      .deleteFrom(table as 'contentRevision')
      .where('area', '=', area.area)
      .where(key as 'fdId', '=', fdId)
      .returning(column as 'values')
      .execute();
    texts.push(...rows.map((row: Record<string, string>) => row[column]!));
  }
  await releasePictures(trx, texts);
  await record(context, { action: 'content:purge', target: `${area.area}/${fdId}`, title: deleted.title });
}

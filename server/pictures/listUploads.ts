import type { StoredFile, StoredFiles, StoredFilesQuery } from '../../src/contract/storedFiles';
import { documentKinds, documentUrl, pictureUrl, type DocumentKind } from '../../src/contract/pictures';
import type { Selectable } from 'kysely';
import type { AccountTables, Store } from '../db/schema';
import { containsText } from '../db/queries';
import { chinaDay, readDay } from '../lib/chinaTime';

const dayMs = 24 * 60 * 60 * 1000;

type Row = Omit<Selectable<AccountTables['picture']>, 'accountId' | 'used'>;

function fileOf({ fdId: id, fileName, width, height, format, size, createdAt }: Row): StoredFile {
  const facts = { fileName, size: Number(size), day: chinaDay(Number(createdAt)) };
  return Object.hasOwn(documentKinds, format)
    ? { ...facts, url: documentUrl(id, format as DocumentKind), kind: format as DocumentKind }
    : { ...facts, url: pictureUrl({ id, width, height, format: format as 'jpg' }), width, height };
}

/** The pictures and documents that staff uploaded; companies' pictures are their own. */
export async function listUploads(
  db: Store,
  { q = '', kind, day = '', by, limit }: StoredFilesQuery,
): Promise<StoredFiles> {
  let query = db
    .selectFrom('picture')
    .innerJoin('account', 'account.fdId', 'picture.accountId')
    .select(['picture.fdId', 'fileName', 'width', 'height', 'format', 'size', 'picture.createdAt'])
    .where('account.isCust', '=', '0');
  if (q !== '') query = query.where(containsText(db, 'fileName', q));
  if (kind) query = query.where('width', kind === 'picture' ? '>' : '=', 0);
  const since = readDay(day) === null ? null : Date.parse(`${readDay(day)}T00:00:00+08:00`);
  if (since !== null)
    query = query.where('picture.createdAt', '>=', since).where('picture.createdAt', '<', since + dayMs);
  if (by) query = query.orderBy('size', 'desc');
  const rows = await query
    .orderBy('picture.createdAt', 'desc')
    .orderBy('picture.fdId', 'desc')
    .limit(limit + 1)
    .execute();
  return { files: rows.slice(0, limit).map(fileOf), more: rows.length > limit };
}

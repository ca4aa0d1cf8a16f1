import type { ContentDetail, ContentRevision, ContentState, ContentValues } from '../../src/contract/deskContent';
import { fieldsOf, contentFields, contentNames } from '../content/contentFields';
import type { AnyTable, Store, StoreTransaction, ContentName } from '../db/schema';
import { chinaTime } from '../lib/chinaTime';
import { companyEntries } from '../submissions/entryRow';
import { shapeOf, type EntityShape } from '../../src/contract/entityShape';
import { BusinessError } from '../lib/errors';
import { contentMessages } from './contentMessages';

/** Maximum versions that the editor lists. */
const maxRevisions = 200;

export const parseValues = (json: string): ContentValues => JSON.parse(json) as ContentValues;

/** The published values; null: it is not published. */
export async function publishedValues(
  db: Store | StoreTransaction,
  { area }: DeskArea,
  fdId: string,
): Promise<ContentValues | null> {
  const names = fieldsOf(area).map(([name]) => name);
  const row = (await (db.selectFrom(area) as AnyTable).select(names).where('fdId', '=', fdId).executeTakeFirst()) as
    ContentValues | undefined;
  return row ? { ...row } : null;
}

/** What the desk keeps of an item. */
export const itemRow = (db: Store | StoreTransaction, { area }: Pick<DeskArea, 'area'>, fdId: string) =>
  db
    .selectFrom('contentItem')
    .selectAll()
    .where((eb) => eb.and({ area, fdId }))
    .executeTakeFirst();

/** The values of an earlier version. */
export async function revisionValues(
  db: Store | StoreTransaction,
  { area }: DeskArea,
  fdId: string,
  version: number,
): Promise<ContentValues | null> {
  const row = await db
    .selectFrom('contentRevision')
    .select('values')
    .where((eb) => eb.and({ area, fdId, version }))
    .executeTakeFirst();
  return row ? parseValues(row.values) : null;
}

async function revisionsOf(db: Store | StoreTransaction, area: string, fdId: string): Promise<ContentRevision[]> {
  const rows = await db
    .selectFrom('contentRevision')
    .select(['version', 'at', 'by', 'note'])
    .where((eb) => eb.and({ area, fdId }))
    .orderBy('version', 'desc')
    .limit(maxRevisions)
    .execute();
  return rows.map((row) => ({ ...row, at: chinaTime(Number(row.at)) }));
}

/** Whether it is a company's own entry. */
export async function isCompanyEntry(db: Store | StoreTransaction, { area }: DeskArea, fdId: string): Promise<boolean> {
  return area === 'getbuginess' && (await companyEntries(db, [fdId])).has(fdId);
}

/** A content item for the editor; null: it does not exist. */
export async function readContentItem(
  db: Store | StoreTransaction,
  area: DeskArea,
  fdId: string,
): Promise<ContentDetail | null> {
  const item = await itemRow(db, area, fdId);
  const published = await publishedValues(db, area, fdId);
  if (!item && !published) return null;
  const revisions = await revisionsOf(db, area.area, fdId);
  const draft = item && item.values !== null ? parseValues(item.values) : null;
  const latest = draft || published ? null : await revisionValues(db, area, fdId, revisions[0]?.version ?? -1);
  const values = draft ?? published ?? latest ?? { fdId };
  const text = (name: string | null) => (name === null || values[name] === null ? null : String(values[name] ?? ''));
  // A row may have been removed outside the desk, whatever the item's state says.
  const kept: ContentState = item && item.state !== 'published' ? (item.state as ContentState) : 'removed';
  return {
    area: area.area,
    fdId,
    title: text(area.title) ?? '',
    subtitle: text(area.subtitle),
    category: text(area.group),
    day: text(area.day),
    state: published ? 'published' : kept,
    changed: published !== null && draft !== null,
    scheduledAt: item && item.scheduledAt !== null ? chinaTime(Number(item.scheduledAt)) : null,
    updatedAt: item ? chinaTime(Number(item.updatedAt)) : null,
    updatedBy: item?.updatedBy ?? null,
    version: item?.version ?? 0,
    values,
    published,
    revisions,
    locked: await isCompanyEntry(db, area, fdId),
  };
}

/** An area that can be edited at the desk. */
export interface DeskArea extends EntityShape {
  area: ContentName;
}

/** Areas whose rows have an id; settings have none, and a screen of their own. */
const areas = new Map<string, DeskArea>(
  contentNames
    .filter((area) => fieldsOf(area)[0]?.[1].kind === 'id')
    .map((area) => [area, { area, ...shapeOf(contentFields[area]) }]),
);

/** Whether an area contains personal data. */
export const hasPersonalData = ({ area }: DeskArea): boolean => fieldsOf(area).some(([, { personal }]) => personal);

export const deskAreas: readonly DeskArea[] = [...areas.values()];

/** @throws BusinessError for an unknown area */
export function deskArea(name: string): DeskArea {
  const area = areas.get(name);
  if (!area) throw new BusinessError(contentMessages.noArea);
  return area;
}

import { Type } from '@sinclair/typebox';
import { mostRelated, type RelatedRow, type RelatedSave } from '../../src/contract/deskContent';
import { relatableAreas } from '../../src/contract/entities';
import type { ContentKey, RelatableArea } from '../../src/contract/relations';
import { relatedRows, writeRelatedRows } from '../content/relatedRows';
import { contentChanged } from '../db/contentVersion';
import type { Store, StoreTransaction } from '../db/schema';
import type { PortalApp } from '../http/portalApp';
import { BusinessError } from '../lib/errors';
import type { Services } from '../services';
import { deskArea } from './contentAreas';
import { readContentItem } from './contentItem';
import { contentMessages } from './contentMessages';
import { deskRoutes, record, type WriteContext } from './deskRoutes';
import { optional, sent, text } from './deskSchemas';

const nameOf = ({ area, fdId }: ContentKey): string => `${area}/${fdId}`;
const listed = (items: readonly ContentKey[]): string => items.map(nameOf).join(' ');

function relatable(area: string): RelatableArea {
  const known = relatableAreas.find((name) => name === area);
  if (!known) throw new BusinessError(contentMessages.notRelatable);
  return known;
}

/** Those items that exist, published or at the desk only, with their titles. */
async function withTitles(db: Store | StoreTransaction, refs: readonly ContentKey[]): Promise<RelatedRow[]> {
  const known = new Map<string, RelatedRow>();
  for (const area of new Set(refs.map((ref) => ref.area))) {
    const ids = refs.filter((ref) => ref.area === area).map(({ fdId }) => fdId);
    const items = await db
      .selectFrom('contentItem')
      .select(['fdId', 'title'])
      .where('area', '=', area)
      .where('fdId', 'in', ids)
      .execute();
    for (const { fdId, title } of items) known.set(nameOf({ area, fdId }), { area, fdId, title, published: false });
    const shown: { fdId: string; title: string | null }[] = await db
      .selectFrom(area as 'policy')
      .select(['fdId', `${deskArea(area).title as 'fdTitle'} as title`])
      .where('fdId', 'in', ids)
      .execute();
    for (const { fdId, title } of shown) {
      known.set(nameOf({ area, fdId }), { area, fdId, title: title || contentMessages.untitled, published: true });
    }
  }
  return refs.flatMap((ref) => known.get(nameOf(ref)) ?? []);
}

const read = async (db: Store | StoreTransaction, { area, fdId }: ContentKey): Promise<RelatedRow[]> =>
  withTitles(db, await relatedRows(db, area, fdId));

function refuseWrong(item: ContentKey, items: readonly ContentKey[]): void {
  const names = items.map(nameOf);
  if (names.includes(nameOf(item))) throw new BusinessError(contentMessages.relatedSelf);
  if (new Set(names).size < names.length) throw new BusinessError(contentMessages.relatedTwice);
}

/** Sets the related content of an item, unless somebody else changed it meanwhile. */
async function relate(
  context: WriteContext,
  { area, fdId, pieces: items, before }: RelatedSave,
): Promise<RelatedRow[]> {
  const { trx } = context;
  const item = await readContentItem(trx, deskArea(area), fdId);
  if (!item) throw new BusinessError(contentMessages.gone);
  // First of all: locks the area against concurrent changes.
  await contentChanged(trx, area, [fdId]);
  const present = await read(trx, { area, fdId });
  // Repeated because the response was lost.
  if (listed(present) === listed(items)) return present;
  if (listed(present) !== listed(before)) throw new BusinessError(contentMessages.relatedChanged);
  const next = await withTitles(trx, items);
  if (next.length < items.length) throw new BusinessError(contentMessages.relatedGone);
  await writeRelatedRows(trx, area, new Map([[fdId, items]]));
  const note = contentMessages.related(items.length);
  const title = item.title || contentMessages.untitled;
  await record(context, { action: 'content:relate', target: nameOf({ area, fdId }), title, note });
  return next;
}

/** Related content set by staff: not part of drafts and versions, and published at once. */
export function contentRelated(app: PortalApp, services: Services): void {
  const { db } = services;
  const { get, post } = deskRoutes(app, services, 'content');
  const row = Type.Object({
    area: Type.Unsafe<RelatableArea>({ type: 'string' }),
    fdId: text,
    title: text,
    published: Type.Boolean(),
  });
  const answer = Type.Array(row);
  const ofItem = { query: { area: optional, fdId: optional }, answer };
  get('/api/desk/content/related', ofItem, async ({ query: { area = '', fdId = '' } }) =>
    read(db, { area: relatable(area), fdId }),
  );

  const refs = Type.Array(Type.Object({ area: text, fdId: sent.id }), { maxItems: mostRelated });
  const sentItems = { area: text, fdId: sent.id, pieces: refs, before: refs };
  post('/api/desk/content/related', { body: sentItems, answer }, async ({ body, inTransaction }) => {
    const known = (item: { area: string; fdId: string }) => ({ ...item, area: relatable(item.area) });
    const { pieces, before, ...item } = body;
    const save = { ...known(item), pieces: pieces.map(known), before: before.map(known) };
    refuseWrong(save, save.pieces);
    return inTransaction((context) => relate(context, save));
  });
}

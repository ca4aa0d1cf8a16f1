import type { RelatedItem } from '../../src/contract/relations';
import type { Store } from '../db/schema';
import { openList } from '../lists/listQuery';
import { entitiesOf } from './entitiesOf';
import { scoreOf } from './itemsAbout';
import { keywordsOf } from './keywords';

/** Maximum apps considered of the category, and shown. */
const limits = { ofCategory: 100, shown: 4 };

const ratingOf = ({ fdRating }: RelatedItem['entity']): number => Number(fdRating ?? NaN) || 0;

/** Apps of the same category: those with the same users and purposes first, then best rated. */
export async function similarApps(db: Store, own: RelatedItem['entity']): Promise<RelatedItem[]> {
  const row = await db.selectFrom('app').select('category').where('fdId', '=', String(own.fdId)).executeTakeFirst();
  if (!row?.category) return [];
  const list = await openList(db, {
    area: 'app',
    order: ['fdReleaseTime', 'desc'],
    conditions: [['category', row.category]],
  });
  const ids = await list.ids(0, Math.min(limits.ofCategory, list.total));
  const entities = await entitiesOf(db, 'app', ids);
  const words = await keywordsOf(db, `${own.fdAppName ?? ''}\u3000${own.fdUserGroup ?? ''}`);
  return ids
    .filter((fdId) => fdId !== own.fdId && entities.has(fdId))
    .map((fdId) => {
      const entity = entities.get(fdId)!;
      const { score } = scoreOf(String(entity.fdAppName), String(entity.fdUserGroup ?? ''), '', words);
      return { fdId, entity, score };
    })
    .sort((a, b) => b.score - a.score || ratingOf(b.entity) - ratingOf(a.entity))
    .slice(0, limits.shown)
    .map(({ fdId, entity }) => ({ fdId, entity }));
}

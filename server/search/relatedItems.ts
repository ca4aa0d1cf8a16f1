import { areas, type AreaName } from '../../src/contract/areas';
import { entities } from '../../src/contract/entities';
import type { EntityFields } from '../../src/contract/entity';
import { shapeOf } from '../../src/contract/entityShape';
import type { RelatedGroup, RelatedItem, Relations } from '../../src/contract/relations';
import type { Store } from '../db/schema';
import { openList } from '../lists/listQuery';
import { entitiesOf } from './entitiesOf';
import { matchingEntries } from './matchingEntries';
import { ItemsAbout, scoreOf, type Scored } from './itemsAbout';
import { keywordsOf } from './keywords';

type Entity = RelatedItem['entity'];

/** A block of related items of one kind. */
interface GroupPlan {
  kind: string;
  area: AreaName;
  blockSize: number;
  /** Filter on the area's items. */
  only?: (entity: Entity) => boolean;
}

const isInterpretation = ({ fdClass }: Entity): boolean => fdClass === '3';

const policies = (blockSize: number): GroupPlan => ({
  kind: 'policies',
  area: 'policy',
  blockSize,
  only: (entity) => !isInterpretation(entity),
});
const interpretations: GroupPlan = { kind: 'interpretations', area: 'policy', blockSize: 2, only: isInterpretation };
const projects: GroupPlan = { kind: 'projects', area: 'project', blockSize: 2 };
const funds: GroupPlan = { kind: 'funds', area: 'financial', blockSize: 2 };
const experts: GroupPlan = { kind: 'experts', area: 'specialist', blockSize: 2 };

/** Related blocks of an item by area, in display order. */
const groupPlans: Partial<Record<AreaName, (entity: Entity) => GroupPlan[]>> = {
  policy: (entity) => [isInterpretation(entity) ? policies(2) : interpretations, projects, funds, experts],
  project: () => [policies(2), interpretations, funds, experts],
  financial: () => [policies(2), projects, { ...funds, blockSize: 2 }],
  specialist: () => [{ ...experts, blockSize: 3 }],
  recruit: () => [{ kind: 'jobs', area: 'recruit', blockSize: 3 }],
};

/** The plan of an area without one of its own. */
const groupPlansOf = (area: AreaName, entity: Entity): GroupPlan[] =>
  groupPlans[area]?.(entity) ?? [{ kind: areas[area].kind ?? area, area, blockSize: 2 }, policies(2), experts];

/** Fields that describe an item's subject. A person's name does not describe their expertise. */
function keywordFields(area: AreaName): string[] {
  const fields: EntityFields = entities[area];
  const subjects = Object.keys(fields).filter((name) => fields[name]?.subject);
  return area === 'specialist' ? subjects : [shapeOf(fields).title, ...subjects];
}

/** Closed items come last. */
const openFirst = (today: string) => (a: Scored, b: Scored) => {
  const isOver = ({ closes }: Scored) => Number(closes !== null && closes < today);
  return isOver(a) - isOver(b);
};

/** Maximum apps considered of the category, and shown. */
const appLimits = { ofCategory: 100, shown: 4 };

const ratingOf = ({ fdRating }: RelatedItem['entity']): number => Number(fdRating ?? NaN) || 0;

/** Apps of the same category: those with the same users and purposes first, then best rated. */
async function similarApps(db: Store, own: RelatedItem['entity']): Promise<RelatedItem[]> {
  const row = await db.selectFrom('app').select('category').where('fdId', '=', String(own.fdId)).executeTakeFirst();
  if (!row?.category) return [];
  const list = await openList(db, {
    area: 'app',
    order: ['fdReleaseTime', 'desc'],
    conditions: [['category', row.category]],
  });
  const ids = await list.ids(0, Math.min(appLimits.ofCategory, list.total));
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
    .slice(0, appLimits.shown)
    .map(({ fdId, entity }) => ({ fdId, entity }));
}

/**
 * Finds related content by common words in the search index. Reads sequentially, and considers a limited number of
 * items.
 */
export class RelatedItems {
  readonly #about: ItemsAbout;

  constructor(private readonly db: Store) {
    this.#about = new ItemsAbout(db);
  }

  /**
   * @param today in China
   * @returns null if the item does not exist
   */
  async of(area: AreaName, fdId: string, today: string): Promise<Relations | null> {
    const entity = (await entitiesOf(this.db, area, [fdId])).get(fdId);
    if (!entity) return null;
    const found = await this.#found(area, fdId, entity, today);
    return { groups: found.filter(({ rows }) => rows.length > 0) };
  }

  /** In display order, empty blocks included. */
  async #found(area: AreaName, fdId: string, entity: Entity, today: string): Promise<RelatedGroup[]> {
    if (area === 'getbuginess') {
      const { kind, rows } = await matchingEntries(this.db, this.#about, entity, today);
      return [{ kind, area, rows }];
    }
    if (area === 'app') return [{ kind: 'apps', area, rows: await similarApps(this.db, entity) }];
    const words = await keywordsOf(
      this.db,
      keywordFields(area)
        .map((name) => String(entity[name] ?? ''))
        .join('\u3000'),
    );
    const groups: RelatedGroup[] = [];
    const found = new Map<AreaName, Scored[]>();
    for (const { kind, area: of, blockSize, only = () => true } of groupPlansOf(area, entity)) {
      if (!found.has(of)) found.set(of, await this.#about.find(of, words, fdId));
      const rows = found
        .get(of)!
        .filter((item) => only(item.entity))
        .sort(openFirst(today))
        .slice(0, blockSize)
        .map((item): RelatedItem => ({ fdId: item.fdId, entity: item.entity }));
      groups.push({ kind, area: of, rows });
    }
    return groups;
  }
}

import { entities, relationOf } from '../../src/contract/entities';
import type { EntityFields } from '../../src/contract/entity';
import { shapeOf } from '../../src/contract/entityShape';
import type { ContentKey, RelatableArea, RelatedGroup, RelatedItem, Relations } from '../../src/contract/relations';
import type { AreaName } from '../../src/contract/areas';
import type { Store } from '../db/schema';
import { relatedRows } from '../content/relatedRows';
import { entitiesOf } from './entitiesOf';
import { matchingEntries } from './matchingEntries';
import { similarApps } from './similarApps';
import { ItemsAbout, type Scored } from './itemsAbout';
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
const groupPlansOf = (area: RelatableArea, entity: Entity): GroupPlan[] =>
  groupPlans[area]?.(entity) ?? [{ kind: kindOf(area, entity), area, blockSize: 2 }, policies(2), experts];

/** Fields that describe an item's subject. A person's name does not describe their expertise. */
function keywordFields(area: AreaName): string[] {
  const fields: EntityFields = entities[area];
  const subjects = Object.keys(fields).filter((name) => fields[name]?.subject);
  return area === 'specialist' ? subjects : [shapeOf(fields).title, ...subjects];
}

function kindOf(area: RelatableArea, entity: Entity): string {
  if (area === 'policy') return isInterpretation(entity) ? 'interpretations' : 'policies';
  return relationOf(area) ?? area;
}

/** Blocks with items set by staff are filled up to this number. */
const blockSize = 4;

/** Puts items set by staff before computed ones of the same kind; further kinds follow. */
function withSetByHand(found: readonly RelatedGroup[], set: readonly (ContentKey & RelatedItem)[]): RelatedGroup[] {
  const groups = new Map(found.map((group) => [group.kind, { ...group, rows: [] as RelatedItem[] }]));
  for (const { area, fdId, entity } of set) {
    const kind = kindOf(area, entity);
    const group = groups.get(kind) ?? { kind, area, rows: [] };
    group.rows.push({ fdId, entity, set: true });
    groups.set(kind, group);
  }
  for (const { kind, rows } of found) {
    const group = groups.get(kind)!;
    const others = rows.filter(({ fdId }) => !group.rows.some((row) => row.fdId === fdId));
    group.rows.push(...others.slice(0, Math.max(0, blockSize - group.rows.length)));
  }
  return [...groups.values()];
}

/** Closed items come last. */
const openFirst = (today: string) => (a: Scored, b: Scored) => {
  const isOver = ({ closes }: Scored) => Number(closes !== null && closes < today);
  return isOver(a) - isOver(b);
};

/**
 * Finds related content: set by staff, then by common words in the search index. Reads sequentially, and considers a
 * limited number of items.
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
    const set = await this.#setByHand(area, fdId);
    return { groups: withSetByHand(found, set).filter(({ rows }) => rows.length > 0) };
  }

  /** Published related content set by staff, in order. */
  async #setByHand(area: AreaName, fdId: string): Promise<(ContentKey & RelatedItem)[]> {
    const refs = await relatedRows(this.db, area, fdId);
    const entities = new Map<AreaName, Map<string, Entity>>();
    for (const of of new Set(refs.map((ref) => ref.area))) {
      const ids = refs.filter((ref) => ref.area === of).map((ref) => ref.fdId);
      entities.set(of, await entitiesOf(this.db, of, ids));
    }
    return refs.flatMap((ref) => {
      const entity = entities.get(ref.area)!.get(ref.fdId);
      return entity ? [{ ...ref, entity }] : [];
    });
  }

  /** Computed related content; empty blocks are included, so that they keep their position. */
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

import type { Store } from '../db/schema';
import { wordsOf, foldText, containsWord } from '../lib/searchTerms';
import type { RelatedItem, Fit, RelatedGroup, Relations } from '../../src/contract/relations';
import { type AreaName, areas } from '../../src/contract/areas';
import { DocumentFinder } from './documentFinder';
import { entitiesOf } from './entitiesOf';
import { unitOfModel } from '../../src/contract/unitOfModel';
import { openList } from '../lists/listQuery';
import { entities, shapeOf } from '../../src/contract/entities';
import type { EntityFields } from '../../src/contract/entity';

/** Words of titles that do not describe a subject. */
const genericWords = new Set(
  '关于 开展 通知 办法 意见 措施 申报 印发 公告 方案 细则 试行 指导 工作 实施 管理 支持 进一步 规定 若干 行动 有关 家居 企业 定制 项目 行业 产业 专项 政策 解读 平台 系统 服务 公司'.split(
    ' ',
  ),
);

/** Maximum words considered, and returned. */
const keywordLimits = { known: 40, telling: 6 };

/** A word with its weight: rare words weigh more (inverse document frequency). */
type Keyword = readonly [word: string, weight: number];

/** The keywords of a text: its rarest words. */
async function keywordsOf(db: Store, text: string): Promise<Keyword[]> {
  const isKeyword = (word: string) => Array.from(word).length > 1 && !genericWords.has(word) && !/^\p{N}+$/u.test(word);
  const words = [...new Set(wordsOf(text))].filter(isKeyword).slice(0, keywordLimits.known);
  if (words.length === 0) return [];
  const rows = await db.selectFrom('searchWord').select(['word', 'count']).where('word', 'in', words).execute();
  const counts = new Map(rows.map(({ word, count }) => [word, Number(count)]));
  return words
    .map((word, place) => ({ word, place, count: counts.get(word) ?? 1 }))
    .sort((a, b) => a.count - b.count || a.place - b.place)
    .slice(0, keywordLimits.telling)
    .map(({ word, count }): Keyword => [word, 1 / Math.sqrt(Math.max(1, count))]);
}

/** Maximum items with the words in the title, anywhere, and items whose texts are read. */
const itemLimits = { titled: 30, anywhere: 30, read: 30 };

/** Weight of a word by where it occurs. */
const weights = { title: 3, fact: 2, text: 1 };

/** Minimum words in a text; a single one is chance. */
const minTextWords = 2;

/** An item with its score. */
interface Scored extends RelatedItem {
  score: number;
  place: number;
  closes: string | null;
}

/** Items of an area that contain some of the words, of a limited number of the newest; best first. @param except an id */
async function itemsAbout(db: Store, area: AreaName, keywords: readonly Keyword[], except: unknown): Promise<Scored[]> {
  if (keywords.length === 0) return [];
  const finder = new DocumentFinder(db);
  const question = { words: keywords.map(([word]) => word), area, any: true };
  const titled = await finder.newest({ ...question, inTitle: true }, itemLimits.titled);
  const anywhere = await finder.newest(question, itemLimits.anywhere);
  const found = await finder.documents([...new Set([...titled, ...anywhere])]);
  const others = found.filter(({ fdId }) => fdId !== except).sort((a, b) => b.place - a.place);
  const ids = others.map(({ fdId }) => fdId);
  const entities = await entitiesOf(db, area, ids);
  // Items deleted by other programs may still be in the index.
  const present = others.filter(({ fdId }) => entities.has(fdId));
  const texts = await finder.texts(present.slice(0, itemLimits.read).map(({ place }) => place));
  return present
    .flatMap(({ fdId, title, place, closes }): Scored[] => {
      const entity = entities.get(fdId)!;
      const facts = Object.values(entity).join(' ');
      const { score, matched, isNamed } = scoreOf(title, facts, texts.get(place) ?? '', keywords);
      return isNamed || matched >= minTextWords ? [{ fdId, entity, score, place, closes }] : [];
    })
    .sort((a, b) => b.score - a.score || b.place - a.place);
}

/** Score of an item for the words, and how many it contains, in title, facts and text. */
function scoreOf(title: string, facts: string, text: string, words: readonly Keyword[]) {
  const places: [string, number][] = [
    [foldText(title), weights.title],
    [foldText(facts), weights.fact],
    [foldText(text), weights.text],
  ];
  let [score, matched, isNamed] = [0, 0, false];
  for (const [word, weight] of words) {
    const value = places.find(([where]) => containsWord(where, word))?.[1];
    if (value === undefined) continue;
    score += value * weight;
    matched += 1;
    isNamed ||= value > weights.text;
  }
  return { score, matched, isNamed };
}

type Entity = RelatedItem['entity'];

/** Maximum entries considered of a category, and shown. */
const entryLimits = { ofCategory: 200, fitting: 4, alike: 3 };

const text = (entry: Entity, field: string): string => String(entry[field] ?? '');

/** 安徽 from 安徽·合肥. */
const provinceOf = (entry: Entity): string => text(entry, 'fdArea').split('·')[0]!.trim();

const isOpen = (entry: Entity, today: string): boolean => {
  const day = text(entry, 'fdDeadlineTime');
  return day === '' || day >= today;
};

const sameUnit = (unit = ''): string => ({ 平米: '平方米', 公斤: '千克' })[unit] ?? unit;

function quantityFit(own: Entity, other: Entity): Fit['quantity'] {
  const [wantedCount, otherCount] = [own, other].map((entry) => Number(entry.fdGetbuginessNumber ?? NaN));
  if (!(wantedCount! > 0) || !(otherCount! > 0)) return null;
  // Metres are not compared with buckets.
  const [unit, otherUnit] = [own, other].map((entry) => sameUnit(unitOfModel(entry.fdGetbuginessModel)));
  if (unit && otherUnit && unit !== otherUnit) return null;
  if (otherCount! < wantedCount! / 2) return 'less';
  return otherCount! > wantedCount! * 2 ? 'more' : 'alike';
}

const fitOf = (own: Entity, other: Entity): Fit => ({
  category: text(own, 'fdType') !== '' && text(own, 'fdType') === text(other, 'fdType'),
  province: provinceOf(own) !== '' && provinceOf(own) === provinceOf(other),
  quantity: quantityFit(own, other),
});

const closedCriteria = ({ category, province, quantity }: Fit): number =>
  [category, province, quantity === 'alike'].filter(Boolean).length;

/** Number of words that an entry contains. */
const countWords = (entry: Entity, words: readonly Keyword[]): number => {
  const name = foldText(`${text(entry, 'fdGetbuginessName')} ${text(entry, 'fdGetbuginessModel')}`);
  return words.reduce((sum, [word, weight]) => sum + (containsWord(name, word) ? weight : 0), 0);
};

/** The newest entries of a category, open ones first. */
async function ofCategory(db: Store, type: string, category: string, today: string) {
  const list = await openList(db, {
    area: 'getbuginess',
    order: ['fdReleaseTime', 'desc'],
    conditions: [
      ['fdGetbuginessType', type],
      ['fdType', category],
    ],
    closing: { column: 'fdDeadlineTime', today },
  });
  return list.ids(0, Math.min(entryLimits.ofCategory, list.total));
}

/**
 * Open entries that match one: of the other side (supply or demand), by category, province and quantity; of its own
 * side, once it is closed, the newest of its category.
 */
async function matchingEntries(db: Store, own: Entity, today: string): Promise<Pick<RelatedGroup, 'kind' | 'rows'>> {
  const fdId = text(own, 'fdId');
  const category = text(own, 'fdType');
  const side = text(own, 'fdGetbuginessType');
  const isOver = !isOpen(own, today);
  const shownSide = isOver ? side : side === '1' ? '2' : '1';
  const words = await keywordsOf(db, text(own, 'fdGetbuginessName'));
  const byWords = await itemsAbout(db, 'getbuginess', words, fdId);
  const newest = category === '' ? [] : await ofCategory(db, shownSide, category, today);
  const entities = await entitiesOf(db, 'getbuginess', newest);
  for (const item of byWords) entities.set(item.fdId, item.entity);
  const open = [...entities.values()].filter(
    (entry) => text(entry, 'fdId') !== fdId && text(entry, 'fdGetbuginessType') === shownSide && isOpen(entry, today),
  );
  const ranked = open
    .map((entity) => ({ entity, fit: fitOf(own, entity), named: countWords(entity, words) }))
    .filter((one) => one.fit.category || one.named > 0)
    .sort(
      (a, b) =>
        closedCriteria(b.fit) - closedCriteria(a.fit) ||
        b.named - a.named ||
        (text(a.entity, 'fdReleaseTime') < text(b.entity, 'fdReleaseTime') ? 1 : -1),
    );
  if (isOver) {
    const alike = ranked.filter(({ fit }) => fit.category).slice(0, entryLimits.alike);
    return { kind: 'alike', rows: alike.map(({ entity }) => ({ fdId: text(entity, 'fdId'), entity })) };
  }
  const fitting = ranked.slice(0, entryLimits.fitting);
  return { kind: 'fitting', rows: fitting.map(({ entity, fit }) => ({ fdId: text(entity, 'fdId'), entity, fit })) };
}

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

const ratingOf = ({ fdRating }: Entity): number => Number(fdRating ?? NaN) || 0;

/** Apps of the same category: those with the same users and purposes first, then best rated. */
async function similarApps(db: Store, own: Entity): Promise<RelatedItem[]> {
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

/** Blocks of related items in display order, empty ones included. */
async function blocksOf(db: Store, area: AreaName, entity: Entity, today: string): Promise<RelatedGroup[]> {
  if (area === 'getbuginess') return [{ area, ...(await matchingEntries(db, entity, today)) }];
  if (area === 'app') return [{ kind: 'apps', area, rows: await similarApps(db, entity) }];
  const facts = keywordFields(area).map((name) => text(entity, name));
  const words = await keywordsOf(db, facts.join('\u3000'));
  const groups: RelatedGroup[] = [];
  const found = new Map<AreaName, Scored[]>();
  for (const { kind, area: of, blockSize, only = () => true } of groupPlansOf(area, entity)) {
    const items = found.get(of) ?? (await itemsAbout(db, of, words, entity.fdId));
    found.set(of, items);
    const rows = items
      .filter((item) => only(item.entity))
      .sort(openFirst(today))
      .slice(0, blockSize)
      .map((item): RelatedItem => ({ fdId: item.fdId, entity: item.entity }));
    groups.push({ kind, area: of, rows });
  }
  return groups;
}

/**
 * Finds related content by common words in the search index. Reads sequentially, and considers a limited number of
 * items.
 * @param today in China
 * @returns null if the item does not exist
 */
export async function relatedItems(db: Store, area: AreaName, fdId: string, today: string): Promise<Relations | null> {
  const entity = (await entitiesOf(db, area, [fdId])).get(fdId);
  if (!entity) return null;
  const groups = await blocksOf(db, area, entity, today);
  return { groups: groups.filter(({ rows }) => rows.length > 0) };
}

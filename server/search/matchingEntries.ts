import type { Fit, RelatedItem } from '../../src/contract/relations';
import { unitOfModel } from '../../src/contract/unitOfModel';
import type { Store } from '../db/schema';
import { openList } from '../lists/listQuery';
import { foldText, containsWord } from '../lib/searchTerms';
import { entitiesOf } from './entitiesOf';
import type { ItemsAbout } from './itemsAbout';
import { keywordsOf, type Keyword } from './keywords';

type Entry = RelatedItem['entity'];

/** Maximum entries considered of a category, and shown. */
const limits = { ofCategory: 200, fitting: 4, alike: 3 };

const text = (entry: Entry, field: string): string => String(entry[field] ?? '');

/** 安徽 from 安徽·合肥. */
const provinceOf = (entry: Entry): string => text(entry, 'fdArea').split('·')[0]!.trim();

const isOpen = (entry: Entry, today: string): boolean => {
  const day = text(entry, 'fdDeadlineTime');
  return day === '' || day >= today;
};

const sameUnit = (unit = ''): string => ({ 平米: '平方米', 公斤: '千克' })[unit] ?? unit;

function quantityFit(own: Entry, other: Entry): Fit['quantity'] {
  const [wanted, had] = [own, other].map((entry) => Number(entry.fdGetbuginessNumber ?? NaN));
  if (!(wanted! > 0) || !(had! > 0)) return null;
  // Metres are not compared with buckets.
  const [unit, otherUnit] = [own, other].map((entry) => sameUnit(unitOfModel(entry.fdGetbuginessModel)));
  if (unit && otherUnit && unit !== otherUnit) return null;
  if (had! < wanted! / 2) return 'less';
  return had! > wanted! * 2 ? 'more' : 'alike';
}

const fitOf = (own: Entry, other: Entry): Fit => ({
  category: text(own, 'fdType') !== '' && text(own, 'fdType') === text(other, 'fdType'),
  province: provinceOf(own) !== '' && provinceOf(own) === provinceOf(other),
  quantity: quantityFit(own, other),
});

const closedCriteria = ({ category, province, quantity }: Fit): number =>
  [category, province, quantity === 'alike'].filter(Boolean).length;

/** Number of words that an entry contains. */
const countWords = (entry: Entry, words: readonly Keyword[]): number => {
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
  return list.ids(0, Math.min(limits.ofCategory, list.total));
}

/**
 * Open entries that match one: of the other side (supply or demand), by category, province and quantity; of its own
 * side, once it is closed, the newest of its category.
 */
export async function matchingEntries(
  db: Store,
  about: ItemsAbout,
  own: Entry,
  today: string,
): Promise<{ kind: 'fitting' | 'alike'; rows: RelatedItem[] }> {
  const fdId = text(own, 'fdId');
  const category = text(own, 'fdType');
  const side = text(own, 'fdGetbuginessType');
  const isOver = !isOpen(own, today);
  const wanted = isOver ? side : side === '1' ? '2' : '1';
  const words = await keywordsOf(db, text(own, 'fdGetbuginessName'));
  const named = await about.find('getbuginess', words, fdId);
  const newest = category === '' ? [] : await ofCategory(db, wanted, category, today);
  const entities = await entitiesOf(db, 'getbuginess', newest);
  for (const item of named) entities.set(item.fdId, item.entity);
  const open = [...entities.values()].filter(
    (entry) => text(entry, 'fdId') !== fdId && text(entry, 'fdGetbuginessType') === wanted && isOpen(entry, today),
  );
  const ranked = open
    .map((entity) => ({
      fdId: text(entity, 'fdId'),
      entity,
      fit: fitOf(own, entity),
      named: countWords(entity, words),
    }))
    .filter((one) => one.fit.category || one.named > 0)
    .sort(
      (a, b) =>
        closedCriteria(b.fit) - closedCriteria(a.fit) ||
        b.named - a.named ||
        (text(a.entity, 'fdReleaseTime') < text(b.entity, 'fdReleaseTime') ? 1 : -1),
    );
  if (isOver) {
    const alike = ranked.filter(({ fit }) => fit.category).slice(0, limits.alike);
    return { kind: 'alike', rows: alike.map(({ fdId: id, entity }) => ({ fdId: id, entity })) };
  }
  return {
    kind: 'fitting',
    rows: ranked.slice(0, limits.fitting).map(({ fdId: id, entity, fit }) => ({ fdId: id, entity, fit })),
  };
}

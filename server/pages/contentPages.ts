import { addresses } from '../../src/contract/addresses';
import { areaNames, areas, type AreaName } from '../../src/contract/areas';
import { plainArea } from '../content/plainArea';
import type { ContentName } from '../db/schema';

/** The pages that show entries of an area. */
export interface ContentPages {
  area: ContentName;
  /** Address of an entry's page. */
  detail: string;
  /** Lists of all entries; none if they are only part of another list. */
  lists: readonly string[];
  /** Lists of one category, by the column of its code. */
  categories?: { column: string; lists: readonly string[] };
  /** The date column of an entry. */
  date: string;
  /** Condition on the rows, if not all are shown. */
  only?: readonly [column: string, value: string];
}

interface Section {
  category?: string;
  detail: string;
}

/** The pages of an area; its entity defines the date and category fields. */
function pagesOf(area: AreaName, lists: readonly string[], { category, detail }: Section): ContentPages {
  const { order, lists: calls } = plainArea(area);
  const column = calls[0]?.filters.category;
  const categories = category && column ? { categories: { column, lists: [category] } } : {};
  return { area, detail, lists, ...categories, date: order[0] };
}

const { specialist, supplyDemand } = addresses;

/** The demand half of supply and demand, which can be disabled. */
export const demandPages: ContentPages = {
  ...pagesOf('getbuginess', [supplyDemand.demand.root], supplyDemand.demand),
  only: ['fdGetbuginessType', '1'],
};

/** Areas whose pages deviate from list, category lists and details. */
const others: Partial<Record<AreaName, ContentPages[]>> = {
  // The list of all redirects to the introduction.
  financial: [pagesOf('financial', [], addresses.financial)],
  specialist: [
    {
      ...pagesOf('specialist', [specialist.root, specialist.all], specialist),
      categories: { column: 'category', lists: [specialist.category, specialist.allOfCategory] },
    },
  ],
  recruit: [pagesOf('recruit', [], addresses.recruit)],
  getbuginess: [
    { ...pagesOf('getbuginess', [supplyDemand.supply.root], supplyDemand.supply), only: ['fdGetbuginessType', '2'] },
    demandPages,
  ],
};

/** All areas with pages of their own. */
export const contentPages: readonly ContentPages[] = areaNames.flatMap((area) => {
  const { list, detail } = areas[area];
  return others[area] ?? [pagesOf(area, [list], { category: `${list}/:category`, detail })];
});

/** Static pages. */
export const plainPages: readonly string[] = [
  addresses.home,
  addresses.financial.intro,
  addresses.contactUs,
  addresses.privacy,
  addresses.accessibility,
];

/** The address of an entry's page, or of a category's list. */
export const pathOfPage = (address: string, value: string): string =>
  address.replace(/:\w+/, () => encodeURIComponent(value));

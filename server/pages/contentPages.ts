import { addresses } from '../../src/contract/addresses';
import { areaNames, areas, type AreaName } from '../../src/contract/areas';
import { plainArea } from '../content/plainArea';
import type { ContentName } from '../db/schema';

/** Which pages show the entries of an area. */
export interface ContentPages {
  area: ContentName;
  /** The page of an entry. */
  detail: string;
  /** Lists of all of them; none where a list shows them among others. */
  lists: readonly string[];
  /** Lists of one category, by the column that holds its code. */
  categories?: { column: string; lists: readonly string[] };
  /** The day of an entry. */
  date: string;
  /** The rows that are meant, if not all. */
  only?: readonly [column: string, value: string];
}

interface Section {
  category?: string;
  detail: string;
}

/** The pages of an area; its entity says which field is the day and which the category. */
function pagesOf(area: AreaName, lists: readonly string[], { category, detail }: Section): ContentPages {
  const { order, lists: calls } = plainArea(area);
  const column = calls[0]?.filters.category;
  const categories = category && column ? { categories: { column, lists: [category] } } : {};
  return { area, detail, lists, ...categories, date: order[0] };
}

const { specialist, supplyDemand } = addresses;

/** The half of supply and demand that can be switched off. */
export const demandPages: ContentPages = {
  ...pagesOf('getbuginess', [supplyDemand.demand.root], supplyDemand.demand),
  only: ['fdGetbuginessType', '1'],
};

/** Areas whose pages are not a list, lists by category and details. */
const others: Partial<Record<AreaName, ContentPages[]>> = {
  // The list of all leads to the introduction.
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

/** Every area with pages of its own. */
export const contentPages: readonly ContentPages[] = areaNames.flatMap((area) => {
  const { list, detail } = areas[area];
  return others[area] ?? [pagesOf(area, [list], { category: `${list}/:category`, detail })];
});

/** Pages whose words are the portal's own. */
export const plainPages: readonly string[] = [
  addresses.home,
  addresses.financial.intro,
  addresses.contactUs,
  addresses.privacy,
  addresses.accessibility,
];

/** The address of the page of an entry, or of the list of a category. */
export const pathOfPage = (address: string, value: string): string =>
  address.replace(/:\w+/, () => encodeURIComponent(value));

import { addresses } from '../../src/contract/addresses';
import type { CategorisedArea } from '../../src/contract/entities';
import { contentNames } from '../content/contentFields';
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
  root: string;
  category: string;
  detail: string;
}

/** The pages of a section; its area's entity says which field is the day and which the category. */
function sectionPages(area: CategorisedArea, { root, category, detail }: Section): ContentPages {
  const { lists, order } = plainArea(area);
  const column = lists[0]?.filters.category ?? '';
  return { area, detail, lists: [root], categories: { column, lists: [category] }, date: order[0] };
}

const { specialist, supplyDemand } = addresses;

const experts = sectionPages('specialist', specialist);

/** The half of supply and demand that can be switched off. */
export const demandPages: ContentPages = {
  ...sectionPages('getbuginess', supplyDemand.demand),
  only: ['fdGetbuginessType', '1'],
};

const sections: ContentPages[] = [
  sectionPages('policy', addresses.policy),
  // The list of all leads to the introduction.
  { ...sectionPages('financial', addresses.financial), lists: [] },
  sectionPages('industryNews', addresses.special),
  sectionPages('project', addresses.project),
  sectionPages('app', addresses.shoppingMall),
  {
    ...experts,
    lists: [specialist.root, specialist.all],
    categories: { column: experts.categories!.column, lists: [specialist.category, specialist.allOfCategory] },
  },
  { area: 'recruit', detail: addresses.recruit.detail, lists: [], date: 'fdCreateTime' },
  { ...sectionPages('getbuginess', supplyDemand.supply), only: ['fdGetbuginessType', '2'] },
  demandPages,
];

const isSection = (at: unknown): at is Section =>
  typeof at === 'object' && at !== null && ['root', 'category', 'detail'].every((part) => part in at);

/** Areas whose address has their own name. */
const namesakes = contentNames.flatMap((area) => {
  const at: unknown = (addresses as Record<string, unknown>)[area];
  const isKnown = sections.some((known) => known.area === area);
  return !isKnown && isSection(at) ? [sectionPages(area as CategorisedArea, at)] : [];
});

/** Every area with pages of its own. */
export const contentPages: readonly ContentPages[] = [...sections, ...namesakes];

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

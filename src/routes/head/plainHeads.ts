import type { Organization, WebSite } from 'schema-dts';
import { zh } from '../../i18n/zh';
import { zhDisplay } from '../../i18n/zhDisplay';
import { zhFooter } from '../../i18n/zhFooter';
import { zhHead } from '../../i18n/zhHead';
import { zhSaved } from '../../i18n/zhSaved';
import { paths } from '../../lib/paths';
import type { Category } from '../../contract/areas/category';
import { categoryName } from '../../lib/toText';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import { policyCategories } from '../../areas/policy/PolicyTag';
import * as plain from '../plainScreens';
import * as sections from '../sectionScreens';
import { introOf } from '../section/SectionList';
import { type ListScreenProps, lastPageOf } from '../section/sectionQueries';
import { titleOf } from '../section/DetailFooter';
import {
  headFor,
  type Head,
  type HeadOf,
  allFeeds,
  shorten,
  portalOrganization,
  feedOf,
  itemList,
} from './headContext';

interface List {
  /** The categories with display names, if these differ from the response. */
  named?: (categories: readonly Category[] | null | undefined) => readonly Category[] | undefined;
  /** Between the category and the section: one half of it. */
  half?: string;
}

interface ListProps {
  section: ListScreenProps<{ fdId: string }>['section'];
  queries: Pick<ListScreenProps<{ fdId: string }>['queries'], 'list' | 'categories'>;
}

/** The head metadata of a section's list, of one category or of all. */
const listHead =
  ({ named, half }: List = {}): HeadOf<ListProps> =>
  (context) => {
    const { section, queries } = context.props;
    const { heading, first, parent, pageSize } = section;
    const { pageNum, category: code } = queries.list.arg;
    const { data, isError } = context.answer(queries.list);
    const page = data ? Math.min(pageNum, lastPageOf(data.total, pageSize)) : pageNum;
    const categories = context.answer(queries.categories).data;
    const sort = code === undefined ? '' : categoryName(named ? named(categories) : categories, code);
    const names = [sort, half ?? '', heading].filter(Boolean);
    const root = code === undefined ? section.root : section.category(code);
    const entries = (data?.rows ?? []).map((row) => ({
      name: titleOf(section.area, row),
      to: section.detail(row.fdId),
    }));
    // An unknown category counts as not found.
    const isEmpty = code !== undefined && data?.total === 0;
    return {
      title: zhHead.list(names, page),
      description: zhHead.listDescription(zhHead.list(names, page), introOf(section)),
      // Search engines should not index filtered lists.
      canonicalPath: page > 1 && !context.choice ? `${root}?page=${page}` : root,
      crumb: names[0],
      way: [
        ...(parent ? [parent] : []),
        ...(code === undefined ? [] : [{ label: zhHead.list(names.slice(1), 1), to: first?.to ?? section.root }]),
      ],
      things: data ? [itemList(context, names[0], entries, (page - 1) * pageSize, data.total)] : [],
      robots: isError || data === null || isEmpty || context.choice ? 'noindex' : undefined,
      feeds: feedOf(section.area),
    };
  };

export const listHeads: readonly Head[] = [
  headFor(sections.allSpecialists, listHead()),
  headFor(sections.financialList, listHead()),
  ...sections.articleLists.map((list) => headFor(list, listHead())),
  headFor(sections.policyList, listHead({ named: policyCategories })),
  headFor(sections.projectList, listHead()),
  headFor(sections.shoppingMallList, listHead()),
  headFor(sections.specialistList, listHead()),
  ...[sections.supplyList, sections.demandList].map((list) =>
    headFor(list, listHead({ half: supplyDemandSides[list.given.side].label })),
  ),
];

export const homeHead = headFor(plain.home, (context) => ({
  title: zh.site.name,
  description: zhHead.description,
  canonicalPath: paths.home,
  things: [
    portalOrganization(context),
    {
      '@type': 'WebSite',
      name: zh.site.name,
      url: context.absolute(paths.home),
      inLanguage: 'zh-CN',
    } satisfies WebSite,
  ],
  feeds: allFeeds,
}));

export const contactUsHead = headFor(plain.contactUs, (context) => {
  const { queries } = context.props;
  const dataOf = (entry: typeof queries.address) => context.answer(entry).data ?? undefined;
  const address = dataOf(queries.address);
  return {
    title: zh.nav.contactUs,
    description: zhHead.contact,
    canonicalPath: paths.contactUs,
    way: [],
    things: [
      {
        ...portalOrganization(context),
        telephone: dataOf(queries.phone),
        email: dataOf(queries.email),
        address: address
          ? {
              '@type': 'PostalAddress',
              streetAddress: address,
              postalCode: dataOf(queries.postcode),
              addressCountry: 'CN',
            }
          : undefined,
      } satisfies Organization,
    ],
  };
});

/** The head of a static text page. */
const textPageHead =
  (title: string, description: string): HeadOf =>
  ({ pathname }) => ({ title, description, canonicalPath: pathname, way: [] });

/** The head of a page that search engines should not index: a form, or personal content. */
const noIndexHead =
  (title: string, description: string): HeadOf =>
  ({ pathname }) => ({ title, description, canonicalPath: pathname, robots: 'noindex' });

const introHead = textPageHead(`${zh.section.intro} · ${zh.nav.financial}`, shorten(zh.finance.text.join('')));

/** The heads that depend on no query. */
export const plainHeads: readonly Head[] = [
  headFor(plain.accessibility, textPageHead(zhFooter.accessibility, zh.accessibility.intro)),
  headFor(plain.privacy, textPageHead(zh.site.privacy, zh.privacy.intro)),
  headFor(sections.financialIntro, (context) => ({ ...introHead(context), crumb: zh.nav.financial })),
  headFor(plain.displaySettings, noIndexHead(zh.site.display, zhDisplay.intro)),
  headFor(plain.login, noIndexHead(zh.auth.login, zhHead.account)),
  headFor(plain.register, noIndexHead(zh.auth.register, zhHead.account)),
  headFor(plain.saved, noIndexHead(zhSaved.title, zhSaved.intro)),
  headFor(plain.mySubmission, noIndexHead(zh.my.title, zh.my.intro)),
  headFor(plain.myProfile, noIndexHead(zh.ownPages.profile, zh.my.intro)),
  ...plain.myLists.map((list) => headFor(list, noIndexHead(zh.ownPages.names[list.given.kind], zh.my.intro))),
  headFor(plain.compareSupplies, noIndexHead(zh.comparison.title, zh.comparison.intro)),
  headFor(plain.search, noIndexHead(zh.search.name, zhHead.description)),
];

import type { Category } from '../../contract/areas/category';
import { zhHead } from '../../i18n/zhHead';
import { introOf } from '../section/SectionPage';
import { categoryName } from '../../lib/toText';
import { lastPageOf } from '../section/pageQuery';
import type { ListScreenProps } from '../section/sectionQueries';
import { titleOf } from '../section/RelatedContent';
import { feedOf, headFor, type Head, type HeadOf } from './headContext';
import { itemList } from './jsonLd';
import { supplyDemandSides } from '../../areas/getbuginess/supplyDemandSides';
import { policyCategories } from '../../areas/policy/PolicyTag';
import { allSpecialists } from '../allSpecialists/route';
import { financialList } from '../financialList/route';
import { articleLists } from '../list/route';
import { policyList } from '../policyList/route';
import { projectList } from '../projectList/route';
import { shoppingMallList } from '../shoppingMallList/route';
import { specialistList } from '../specialistList/route';
import { demandList, supplyList } from '../supplyDemandList/route';

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
export const listHead =
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

/** The heads of the sections' lists. */
export const listHeads: readonly Head[] = [
  headFor(allSpecialists, listHead()),
  headFor(financialList, listHead()),
  ...articleLists.map((list) => headFor(list, listHead())),
  headFor(policyList, listHead({ named: policyCategories })),
  headFor(projectList, listHead()),
  headFor(shoppingMallList, listHead()),
  headFor(specialistList, listHead()),
  ...[supplyList, demandList].map((list) =>
    headFor(list, listHead({ half: supplyDemandSides[list.given.side].label })),
  ),
];

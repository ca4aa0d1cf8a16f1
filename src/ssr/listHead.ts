import type { Page } from '../api/transformResponse';
import type { Category } from '../contract/category';
import type { ListQuery } from '../contract/envelope';
import type { FeedLink } from '../contract/rendering';
import { zhHead } from '../i18n/zhHead';
import { categoryName } from '../lib/categoryName';
import { toText } from '../lib/toText';
import { lastPageOf } from '../routes/section/lastPage';
import { type Section } from '../routes/section/sections';
import type { RootState } from '../state/rootState';
import { type Answer } from './answers';
import type { HeadContext, HeadOf } from './headContext';
import { itemList } from './jsonLd';

export type Categories = Answer<readonly Category[] | null>;

/** The list of a section, as its screen reads it. */
interface List<Row> {
  section: Section;
  list: (query: ListQuery) => (state: RootState) => Answer<Page<Row> | null>;
  categories: (state: RootState) => Categories;
  name: (row: Row) => unknown;
  to: (fdId: string) => string;
  /** Between the category and the section: one half of it. */
  half?: string;
  /** It shows its first page alone. */
  onePage?: true;
  feeds?: readonly FeedLink[];
}

const pageOf = <Row>({ section, list, onePage }: List<Row>, { page, params, choice, state }: HeadContext) => {
  const { pageSize } = section;
  const { category } = params;
  const query = {
    pageNum: onePage ? 1 : page,
    pageSize,
    ...(category === undefined ? {} : { category }),
    ...(choice && !onePage ? { choice } : {}),
  };
  const { data, isError } = list(query)(state);
  const shown = data ? Math.min(query.pageNum, lastPageOf(data.total, pageSize)) : query.pageNum;
  return { data, page: shown, isFailed: isError || data === null };
};

/** The head of a section's list, of one category or of all. */
export const listHead =
  <Row extends { fdId: string }>(described: List<Row>): HeadOf =>
  (context) => {
    const { section, categories, name, to, half } = described;
    const { heading, intro, first, parent } = section;
    const code = context.params.category;
    const { data, page, isFailed } = pageOf(described, context);
    const sort = code === undefined ? '' : categoryName(categories(context.state).data, code);
    const names = [sort, half ?? '', heading].filter(Boolean);
    const root = code === undefined ? section.root : section.category(code);
    const entries = (data?.rows ?? []).map((row) => ({ name: toText(name(row)), to: to(row.fdId) }));
    // A category of which nothing is known is as good as not there.
    const isEmpty = code !== undefined && data?.total === 0;
    return {
      title: zhHead.list(names, page),
      description: zhHead.listDescription(zhHead.list(names, page), intro),
      // What is filtered is no page of its own to search engines.
      canonicalPath: page > 1 && !context.choice ? `${root}?page=${page}` : root,
      crumb: names[0],
      way: [
        ...(parent ? [parent] : []),
        ...(code === undefined ? [] : [{ label: zhHead.list(names.slice(1), 1), to: first?.to ?? section.root }]),
      ],
      things: data ? [itemList(context, names[0], entries, (page - 1) * section.pageSize, data.total)] : [],
      robots: isFailed || isEmpty || context.choice ? 'noindex' : undefined,
      feeds: described.feeds,
    };
  };

/** The list of a section and those of its categories. */
export const both = (at: { root: string; category: string }, head: HeadOf) => ({
  [at.root]: head,
  [at.category]: head,
});

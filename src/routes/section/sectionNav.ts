import { count } from '../../api/readFilters';
import type { Category } from '../../contract/areas/category';
import type { CategoryCounts } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import type { Section } from './section';

/** One link of a section's 分类导航. */
interface NavItem {
  key: string;
  label: string;
  to: string;
  current: boolean;
  /** Rows that it leads to, where they are known. */
  count?: number;
  /** Set off from the categories: it leads out of the list. */
  apart?: boolean;
}

/**
 * The links of a section's category navigation: the first item, the categories, and what is set apart.
 *
 * @param code the open category
 * @param counts rows of each category, where they are known
 * @param search what the links to categories keep of the address
 */
export function sectionNav(
  { root, category, first, apart }: Section,
  categories: readonly Category[] | null | undefined,
  code: string | undefined,
  counts?: CategoryCounts,
  search = '',
): NavItem[] {
  const countOf = (of: string) => counts && count(counts[of]);
  const all = { label: zh.section.all, to: root + search, count: countOf('') };
  return [
    { key: 'first', ...(first ?? all), current: code === undefined },
    ...(categories ?? []).map(({ fdCategory, fdCategoryName }) => ({
      key: `category-${fdCategory}`,
      label: fdCategoryName,
      to: category(fdCategory) + search,
      current: fdCategory === code,
      count: countOf(fdCategory),
    })),
    ...(apart ? [{ key: 'apart', ...apart, current: false, apart: true }] : []),
  ];
}

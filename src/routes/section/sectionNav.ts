import { count } from '../../api/readFilters';
import type { SideNavItem } from '../../components/SideNav';
import type { Category } from '../../contract/areas/category';
import type { CategoryCounts } from '../../contract/filters';
import { zh } from '../../i18n/zh';
import type { Section } from './section';

/**
 * The links of a section's category navigation: the first item, the categories, and separate links.
 *
 * @param code the current category
 * @param counts number of rows per category, if known
 * @param search query that category links keep
 */
export function sectionNav(
  { root, category, first, apart }: Section,
  categories: readonly Category[] | null | undefined,
  code: string | undefined,
  counts?: CategoryCounts,
  search = '',
): SideNavItem[] {
  const countOf = (of: string) => counts && count(counts[of]);
  const all = { label: zh.browse.all, to: root + search, count: countOf('') };
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

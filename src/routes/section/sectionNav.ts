import type { Category } from '../../contract/category';
import { zh } from '../../i18n/zh';
import type { Section } from './sections';

/** One link of a section's 分类导航. */
interface NavItem {
  key: string;
  label: string;
  to: string;
  current: boolean;
  /** Set off from the categories: it leads out of the list. */
  apart?: boolean;
}

/**
 * The links of a section's category navigation: the first item, the categories, and what is set apart.
 *
 * @param code the open category
 */
export function sectionNav(
  { root, category, first = { label: zh.section.all, to: root }, apart }: Section,
  categories: readonly Category[] | null | undefined,
  code: string | undefined,
): NavItem[] {
  return [
    { key: 'first', ...first, current: code === undefined },
    ...(categories ?? []).map(({ fdCategory, fdCategoryName }) => ({
      key: `category-${fdCategory}`,
      label: fdCategoryName,
      to: category(fdCategory),
      current: fdCategory === code,
    })),
    ...(apart ? [{ key: 'apart', ...apart, current: false, apart: true }] : []),
  ];
}

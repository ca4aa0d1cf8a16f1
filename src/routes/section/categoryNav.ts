import type { Category } from '../../contract/category';
import { zh } from '../../i18n/zh';

/** One link of a section's 分类导航. */
export interface NavItem {
  key: string;
  label: string;
  to: string;
  current: boolean;
  /** Set off from the categories: it leads out of the list. */
  apart?: boolean;
}

interface CategoryNav {
  /** The first item; `code` undefined means the list of all. */
  first?: { label: string; to: string };
  categories: readonly Category[] | null | undefined;
  /** The open category. */
  code: string | undefined;
  to: (code: string) => string;
  apart?: { label: string; to: string };
}

/** The links of a section's category navigation: the first item, the categories, and what is set apart. */
export function categoryNav({ first, categories, code, to, apart }: CategoryNav): NavItem[] {
  return [
    ...(first ? [{ key: 'first', ...first, current: code === undefined }] : []),
    ...(categories ?? []).map(({ fdCategory, fdCategoryName }) => ({
      key: `category-${fdCategory}`,
      label: fdCategoryName,
      to: to(fdCategory),
      current: fdCategory === code,
    })),
    ...(apart ? [{ key: 'apart', ...apart, current: false, apart: true }] : []),
  ];
}

/** The category nav of an ordinary section: 全部 first. */
export const allFirst = (to: string) => ({ label: zh.section.all, to });

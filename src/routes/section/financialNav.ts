import type { Category } from '../../contract/category';
import { zh } from '../../i18n/zh';
import { paths } from '../../lib/paths';
import { categoryNav } from './categoryNav';

/** The category navigation of the financial section: the introduction first, and no 全部. */
export const financialNav = (categories: readonly Category[] | null | undefined, code: string | undefined) =>
  categoryNav({
    first: { label: zh.section.intro, to: paths.financial.intro },
    categories,
    code,
    to: paths.financial.category,
  });

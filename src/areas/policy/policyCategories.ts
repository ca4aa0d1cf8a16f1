import type { Category } from '../../contract/areas/category';
import { zh } from '../../i18n/zh';

const fixed: readonly Category[] = Object.entries(zh.section.policyClass).map(([fdCategory, fdCategoryName]) => ({
  fdCategory,
  fdCategoryName,
}));

/**
 * The policy categories as they are named on the screen: the backend's own names, the fixed labels for codes without a
 * name, and the three fixed ones if the backend sent none.
 */
export function policyCategories(told: readonly Category[] | null | undefined): readonly Category[] {
  if (!told || told.length === 0) return fixed;
  return told.map((category) =>
    category.fdCategoryName === category.fdCategory
      ? { ...category, fdCategoryName: zh.section.policyClass[category.fdCategory] ?? category.fdCategoryName }
      : category,
  );
}

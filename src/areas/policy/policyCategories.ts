import type { Category } from '../../contract/envelope';
import { zh } from '../../i18n/zh';

const fixed: readonly Category[] = Object.entries(zh.section.policyClass).map(([fdCategory, fdCategoryName]) => ({
  fdCategory,
  fdCategoryName,
}));

/**
 * The policy categories as they are named on screen (spec §2.6, decision 50): the backend's own, the specification's
 * labels for a code without a name, and the three of the specification where the backend told none.
 */
export function policyCategories(told: readonly Category[] | null | undefined): readonly Category[] {
  if (!told || told.length === 0) return fixed;
  return told.map((category) =>
    category.fdCategoryName === category.fdCategory
      ? { ...category, fdCategoryName: zh.section.policyClass[category.fdCategory] ?? category.fdCategoryName }
      : category,
  );
}

import type { Category } from '../../contract/areas/category';
import { zh } from '../../i18n/zh';

const fixed: readonly Category[] = Object.entries(zh.section.policyClass).map(([fdCategory, fdCategoryName]) => ({
  fdCategory,
  fdCategoryName,
}));

/**
 * Display names of the policy categories: the backend's own, fixed labels for codes without a name, and the three
 * defaults if the backend sent none.
 */
export function policyCategories(received: readonly Category[] | null | undefined): readonly Category[] {
  if (!received || received.length === 0) return fixed;
  return received.map((category) =>
    category.fdCategoryName === category.fdCategory
      ? { ...category, fdCategoryName: zh.section.policyClass[category.fdCategory] ?? category.fdCategoryName }
      : category,
  );
}

/** The category of a policy; a declaration policy (2), under which companies can apply, is highlighted. */
export function PolicyTag({ code, name }: { code: unknown; name: string }) {
  if (name === '') return null;
  return <span className={String(code) === '2' ? 'tag tag--oak' : 'tag tag--pine'}>{name}</span>;
}

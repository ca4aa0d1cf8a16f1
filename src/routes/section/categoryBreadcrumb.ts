import type { Category } from '../../contract/areas/category';
import { categoryName, toText } from '../../lib/toText';

/** The breadcrumb of an entity's category; undefined without one. */
export function categoryBreadcrumb(
  categories: readonly Category[] | null | undefined,
  code: unknown,
  to: (code: string) => string,
): { label: string; to: string } | undefined {
  const label = categoryName(categories, code);
  return label === '' ? undefined : { label, to: to(toText(code, '')) };
}

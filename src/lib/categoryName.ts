import type { Category } from '../contract/areas/category';
import { toText } from './toText';

/**
 * The name of a category; its code if it has none.
 *
 * @returns an empty string if the entity has no category
 */
export function categoryName(categories: readonly Category[] | null | undefined, code: unknown): string {
  const known = toText(code, '');
  return categories?.find(({ fdCategory }) => fdCategory === known)?.fdCategoryName ?? known;
}

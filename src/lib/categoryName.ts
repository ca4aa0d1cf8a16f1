import type { Category } from '../contract/envelope';
import { text } from './text';

/**
 * The name of a category; one without a name shows its code (decision 50).
 *
 * @returns an empty text where the entity has no category
 */
export function categoryName(categories: readonly Category[] | null | undefined, code: unknown): string {
  const known = text(code, '');
  return categories?.find(({ fdCategory }) => fdCategory === known)?.fdCategoryName ?? known;
}

import { zh } from '../i18n/zh';
import type { Category } from '../contract/areas/category';

const entities: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/**
 * A plain field as display text, tolerant of backend variants: numbers as strings, the five HTML entities of an
 * escaping backend decoded once, anything else that is not a string as `fallback`.
 *
 * @param fallback for a missing value, `--` by default
 */
export function toText(value: unknown, fallback: string = zh.site.missing): string {
  if (typeof value === 'number' && Number.isFinite(value)) return String(value);
  if (typeof value !== 'string') return fallback;
  const decoded = value.replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => entities[entity]).trim();
  return decoded === '' ? fallback : decoded;
}

/**
 * The name of a category; its code if it has none.
 *
 * @returns an empty string if the entity has no category
 */
export function categoryName(categories: readonly Category[] | null | undefined, code: unknown): string {
  const known = toText(code, '');
  return categories?.find(({ fdCategory }) => fdCategory === known)?.fdCategoryName ?? known;
}

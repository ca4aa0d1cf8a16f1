import { createHash } from 'node:crypto';
import type { ContentName } from '../db/schema';

/** The natural key of an area's rows: an import replaces rows with the same key. */
export function identityOf(area: ContentName): readonly string[] {
  if (area === 'navigation') return ['configKey'];
  return area === 'category' ? ['area', 'fdCategory'] : ['fdId'];
}

/** Id of a category, derived from its key: the same on every server. */
export function categoryId(area: string, fdCategory: string): string {
  // eslint-disable-next-line no-restricted-syntax -- names an item
  return createHash('md5').update(`${area}/${fdCategory}`).digest('hex');
}

/**
 * Id derived from a name and the entry's day: 32 lower-case hex digits, the first 11 of them 9:00 of that day in China,
 * since ids start with their time. Deterministic.
 * @param day as 2025-01-31
 */
export function namedId(name: string, day: string): string {
  const time = Date.parse(`${day}T09:00:00+08:00`).toString(16).padStart(11, '0');
  return time + createHash('sha256').update(name).digest('hex').slice(0, 21);
}

import { createHash } from 'node:crypto';
import type { ContentName } from '../db/schema';

/** The fields that tell one row of an area from another: a row of the same identity is replaced by an import. */
export function identityOf(area: ContentName): readonly string[] {
  if (area === 'navigation') return ['configKey'];
  return area === 'category' ? ['area', 'fdCategory'] : ['fdId'];
}

/** Id of a category, made of what it is: the same on every server. */
export function categoryId(area: string, fdCategory: string): string {
  return createHash('md5').update(`${area}/${fdCategory}`).digest('hex');
}

/**
 * Id made of a name and the entry's day: 32 lower-case hex digits, the first 11 of them nine in the morning of that day
 * in China, as ids start with their entry's time. The same name and day always give the same id.
 * @param day as 2025-01-31.
 */
export function namedId(name: string, day: string): string {
  const time = Date.parse(`${day}T09:00:00+08:00`).toString(16).padStart(11, '0');
  return time + createHash('sha256').update(name).digest('hex').slice(0, 21);
}

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

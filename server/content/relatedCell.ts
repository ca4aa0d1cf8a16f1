import { mostRelated } from '../../src/contract/deskContent';
import { relatableAreas } from '../../src/contract/entities';
import type { ContentKey } from '../../src/contract/relations';
import type { ContentName } from '../db/schema';
import { idPattern } from '../lib/newId';
import type { Cell } from './cells';
import { contentFields } from './contentFields';

/** Column of content files for related content set by staff. */
export const relatedField = 'related';

export const isRelatable = (area: string): boolean => relatableAreas.some((name) => name === area);

/** Whether a file of an area may have this column: a field, or `related`. */
export const isColumn = (area: ContentName, name: string): boolean =>
  Object.hasOwn(contentFields[area], name) || (name === relatedField && isRelatable(area));

/** An item as named in files: `policy/0197a3c1e2f…`. */
export const contentName = ({ area, fdId }: ContentKey): string => `${area}/${fdId}`;

/** Names of items, separated by blanks. */
export const relatedText = (items: readonly ContentKey[]): string => items.map(contentName).join(' ');

function keyIn(name: string): ContentKey | undefined {
  const [area, fdId = '', ...more] = name.split('/');
  const known = relatableAreas.find((one) => one === area);
  return known && idPattern.test(fdId) && more.length === 0 ? { area: known, fdId } : undefined;
}

/** Parses the `related` column; empty text means none. @param own the item's own id */
export function readRelated({ value, problem }: Cell, own: string): { items: ContentKey[] } | { problem: string } {
  if (problem !== undefined) return { problem };
  if (value !== null && typeof value !== 'string') return { problem: 'must be a text of items: AREA/ID AREA/ID' };
  const names = (value ?? '').split(/\s+/).filter(Boolean);
  if (names.length > mostRelated) return { problem: `must name at most ${mostRelated} items` };
  if (new Set(names).size < names.length) return { problem: 'names an item twice' };
  const items: ContentKey[] = [];
  for (const name of names) {
    const item = keyIn(name);
    if (!item) return { problem: `names '${name}', which is not an item: AREA/ID` };
    if (name === own) return { problem: 'names the item itself' };
    items.push(item);
  }
  return { items };
}

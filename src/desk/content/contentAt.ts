import { pathOfHit } from '../../areas/search/searchPaths';
import { canonicalPath } from '../../contract/addresses';
import { relatableAreas } from '../../contract/entities';
import type { ContentKey } from '../../contract/relations';

/** The item whose page has this address, with or without the origin; null: not an item's page. */
export function contentAt(address: string): ContentKey | null {
  const path = canonicalPath(
    address
      .trim()
      .replace(/^https?:\/\/[^/]+/i, '')
      .replace(/[?#].*/, ''),
  );
  for (const area of relatableAreas) {
    const before = pathOfHit({ area, fdId: '', entity: {} });
    const fdId = path.slice(before.length);
    if (path.startsWith(before) && /^[0-9a-f]{32}$/.test(fdId)) return { area, fdId };
  }
  return null;
}

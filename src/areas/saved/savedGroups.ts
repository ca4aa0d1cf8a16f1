import { zhSaved } from '../../i18n/zhSaved';
import { linkTargetName } from '../../lib/linkTargetName';
import type { Bookmark } from './bookmarks';

interface SavedGroup {
  name: string;
  items: Bookmark[];
}

/** Bookmarks grouped by section, the section of the newest first. */
export function savedGroups(items: readonly Bookmark[]): SavedGroup[] {
  const groups = new Map<string, Bookmark[]>();
  for (const item of items) {
    const name = linkTargetName(item.path) ?? zhSaved.other;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, of]) => ({ name, items: of }));
}

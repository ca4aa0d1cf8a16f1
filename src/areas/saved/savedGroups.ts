import { zhSaved } from '../../i18n/zhSaved';
import { placeName } from '../../lib/placeName';
import type { ShelfItem } from './shelf';

interface SavedGroup {
  name: string;
  items: ShelfItem[];
}

/** Saved pages by their section, the section of the newest first. */
export function savedGroups(items: readonly ShelfItem[]): SavedGroup[] {
  const groups = new Map<string, ShelfItem[]>();
  for (const item of items) {
    const name = placeName(item.path) ?? zhSaved.other;
    groups.set(name, [...(groups.get(name) ?? []), item]);
  }
  return [...groups].map(([name, of]) => ({ name, items: of }));
}

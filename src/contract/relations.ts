import { areaNames, areas, type AreaName } from './areas';

/** The previous or next item of a list. */
export interface Neighbour {
  fdId: string;
  /** Empty if it has none. */
  title: string;
}

export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** How well a supply and a demand match. */
export interface Fit {
  category: boolean;
  province: boolean;
  /** Between half and twice the quantity; null if either has none, or their units differ. */
  quantity: 'alike' | 'less' | 'more' | null;
}

export interface RelatedItem {
  fdId: string;
  /** The entity as in lists, without rich texts and personal data. */
  entity: Readonly<Record<string, string | number | null>>;
  fit?: Fit;
}

/** Every kind: the areas' headings of related content (or names), and the kinds found by comparing items. */
export const relationKinds: readonly string[] = [
  ...areaNames.map((area) => areas[area].kind ?? area),
  'interpretations',
  'fitting',
  'alike',
];

/** Items of one kind, best first. */
export interface RelatedGroup {
  /** The kind: the heading of its area, or `interpretations`, `fitting` (a supply or a demand), `alike`. */
  kind: string;
  area: AreaName;
  rows: RelatedItem[];
}

/** The related content of an item; empty kinds are omitted. */
export interface Relations {
  groups: RelatedGroup[];
}

import { areaNames, areas, type AreaName } from './areas';

/** A piece beside another one in a list. */
export interface Neighbour {
  fdId: string;
  /** Empty where it has none. */
  title: string;
}

/** The pieces before and after one in a list, in the list's own order. */
export interface Neighbours {
  previous: Neighbour | null;
  next: Neighbour | null;
}

/** How far a supply and a demand go together. */
export interface Fit {
  category: boolean;
  province: boolean;
  /** Half to twice as much; null: one of them does not say. */
  quantity: 'alike' | 'less' | 'more' | null;
}

/** A piece that belongs to another one. */
export interface RelatedItem {
  fdId: string;
  /** The entity as lists have it, without its rich texts and what is personal. */
  entity: Readonly<Record<string, string | number | null>>;
  /** The staff set it by hand; any other was found by what the two say. */
  set?: true;
  fit?: Fit;
}

/** Every kind: what an area says that its entities are to others, or else its name, and those that are told by the pieces. */
export const relationKinds: readonly string[] = [
  ...areaNames.map((area) => areas[area].kind ?? area),
  'interpretations',
  'fitting',
  'alike',
];

/** Items of one kind, best first. */
export interface RelatedGroup {
  /** Why they belong to it: what their area is to others, or `interpretations`, `fitting` (a supply or a demand), `alike`. */
  kind: string;
  area: AreaName;
  rows: RelatedItem[];
}

/** What belongs to a piece; a kind that has nothing is left out. */
export interface Relations {
  groups: RelatedGroup[];
}

/** Supplies and demands are not set by hand: what fits one is told by its measures, and it is over after a while. */
export type RelatableArea = Exclude<AreaName, 'getbuginess'>;

/** A piece, by where it is. */
export interface ContentKey {
  area: RelatableArea;
  fdId: string;
}

import { searchAreas, type SearchArea } from './search';

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
export interface RelatedPiece {
  fdId: string;
  /** The entity as lists have it, without its rich texts and what is personal. */
  entity: Readonly<Record<string, string | number | null>>;
  fit?: Fit;
}

/** Why pieces belong together. */
export const relationKinds = [
  'interpretations',
  'policies',
  'projects',
  'funds',
  'experts',
  'news',
  'apps',
  'jobs',
  /** What a supply or a demand fits. */
  'fitting',
  /** Open entries like one that is over. */
  'alike',
] as const;
export type RelationKind = (typeof relationKinds)[number];

/** Pieces of one kind, best first. */
export interface RelatedGroup {
  kind: RelationKind;
  area: SearchArea;
  rows: RelatedPiece[];
}

/** What belongs to a piece; a kind that has nothing is left out. */
export interface Relations {
  groups: RelatedGroup[];
}

/**
 * Areas whose pieces the staff set by hand as belonging together. Supplies and demands are not among them: what fits an
 * entry is told by its measures, and it is over after a while.
 */
export const relatableAreas = searchAreas.filter((area) => area !== 'getbuginess');
export type RelatableArea = (typeof relatableAreas)[number];

/** A piece, by where it is. */
export interface PieceRef {
  area: RelatableArea;
  fdId: string;
}

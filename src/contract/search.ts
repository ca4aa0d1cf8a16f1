import type { AreaName } from './areas';
import type { ListChoice, ListFilter } from './filters';

/** A text in segments: every second one, from the second on, is a match. */
export type MarkedText = string[];

export interface SearchHit {
  area: AreaName;
  fdId: string;
  title: MarkedText;
  /** Issuer, provider or employer. */
  issuer: MarkedText | null;
  /** `yyyy-MM-dd` */
  date: string | null;
  /** The text around the first match; null if it has no text. */
  excerpt: MarkedText | null;
  /** The entity as in lists, without rich texts. */
  entity: Readonly<Record<string, string | number | null>>;
}

/** The results of one area, in order. */
export interface SearchGroup {
  area: AreaName;
  /** Total; further rows are on further pages. */
  count: number;
  rows: SearchHit[];
}

/** Publication age filters, the longest first. */
export const searchTimes = ['year', 'quarter', 'month'] as const;
export type SearchTime = (typeof searchTimes)[number];

/** The value of the sort parameter for newest first; the default is by relevance. */
export const newestFirst = 'newest';

export interface SearchQuery {
  q: string;
  /** Empty: all of them. */
  area?: AreaName;
  pageNum?: number;
  pageSize?: number;
  /** Filters and order, as separate parameters. */
  choice?: ListChoice;
}

export interface SearchPage {
  /** Total of the requested area, or of all. */
  total: number;
  /** The requested area; or all with results, best match first, each with its first results. */
  groups: SearchGroup[];
  /** Count per area, in the order of the groups; areas without results are omitted. */
  counts: Partial<Record<AreaName, number>>;
  /** Whether there are more than counted. */
  more: boolean;
  /** Whether some results match only some of the words. */
  loose: boolean;
  /** Spelling corrections, best first. */
  corrections: string[];
  /** The available filters. */
  filters: ListFilter[];
  /** Whether the counts of the filters are known, given each other and the area. */
  counted: boolean;
}

export interface SuggestedWord {
  word: string;
  /** Number of results; null if unknown. */
  count: number | null;
  /** Whether there are more than counted. */
  more: boolean;
}

/** Suggestions while typing: words, then pages; of an entity only what its address needs. */
export interface SearchSuggestions {
  words: SuggestedWord[];
  pages: Pick<SearchHit, 'area' | 'fdId' | 'title' | 'entity'>[];
}

import type { AreaName } from './areas';
import type { ListChoice, ListFilter } from './filters';

/** A text in parts: every second one, from the second on, is a hit. */
export type MarkedText = string[];

/** Something that was found. */
export interface SearchHit {
  area: AreaName;
  fdId: string;
  title: MarkedText;
  /** Who issued, offers or employs it. */
  issuer: MarkedText | null;
  /** `yyyy-MM-dd` */
  date: string | null;
  /** What stands around the first hit in its text; null where it has no text. */
  excerpt: MarkedText | null;
  /** The entity as lists have it, without its rich texts. */
  entity: Readonly<Record<string, string | number | null>>;
}

/** What was found of one area, in order. */
export interface SearchGroup {
  area: AreaName;
  /** All of them; those beyond the rows are on further pages. */
  count: number;
  rows: SearchHit[];
}

/** How long ago something may have been published, the longest first. */
export const searchTimes = ['year', 'quarter', 'month'] as const;
export type SearchTime = (typeof searchTimes)[number];

/** The order in which the newest come first, by the query's name; without one it is the best that do. */
export const newestFirst = 'newest';

/** Query of a search. */
export interface SearchQuery {
  q: string;
  /** None: all of them. */
  area?: AreaName;
  pageNum?: number;
  pageSize?: number;
  /** Of the filters and the order; parameters of their own. */
  choice?: ListChoice;
}

/** A page of what was found. */
export interface SearchPage {
  /** Of the area that is asked for, or of all. */
  total: number;
  /** The one that is asked for; or all that have something, that with the first hit first, each with its first ones. */
  groups: SearchGroup[];
  /** How many each area has; one that has none is left out. */
  counts: Partial<Record<AreaName, number>>;
  /** Whether there are more than are counted. */
  more: boolean;
  /** Whether only some of the words were found together. */
  loose: boolean;
  /** What else may have been meant, best first. */
  corrections: string[];
  /** What can be chosen of it. */
  filters: ListFilter[];
  /** Whether it is known how many each choice leaves, given the others and the area. */
  counted: boolean;
}

/** A word that is suggested while one types. */
export interface SuggestedWord {
  word: string;
  /** How many a search for it finds; null where that is not known. */
  count: number | null;
  /** Whether there are more than are counted. */
  more: boolean;
}

/** What is suggested while one types: words, then pages; of an entity what its address needs. */
export interface SearchSuggestions {
  words: SuggestedWord[];
  pages: Pick<SearchHit, 'area' | 'fdId' | 'title' | 'entity'>[];
}

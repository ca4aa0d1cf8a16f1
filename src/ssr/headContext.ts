import type { ListChoice } from '../contract/filters';
import type { FeedLink, PageHead } from '../contract/rendering';
import type { RootState } from '../state/rootState';

/** What the head of a page is made from. */
export interface HeadContext {
  pathname: string;
  params: Readonly<Record<string, string | undefined>>;
  /** The page of a list that the address asks for. */
  page: number;
  /** What the address chooses of a list's filters. */
  choice?: ListChoice;
  state: RootState;
  now: Date;
  /** An address of this site, or of another, as an absolute one. */
  absolute(address: string): string;
}

/** A place on the way from the home page to here; without an address it is a name alone. */
export interface Place {
  label: string;
  to?: string;
}

/** What a page adds to what all pages say. */
export interface HeadDraft extends Pick<
  PageHead,
  'title' | 'description' | 'canonicalPath' | 'image' | 'published' | 'robots'
> {
  type?: PageHead['type'];
  /** The way to the page, without the home page and the page itself. */
  way?: readonly Place[];
  /** The page's own name at the end of that way, if not its title. */
  crumb?: string;
  /** What the page holds, as schema.org has it; its missing fields are left out. */
  things?: readonly object[];
  feeds?: readonly FeedLink[];
}

/** Makes the head of the pages of one address. */
export type HeadOf = (context: HeadContext) => HeadDraft;

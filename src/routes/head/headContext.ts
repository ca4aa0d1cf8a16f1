import type { Query } from '../../api/query';
import type { ListChoice } from '../../contract/filters';
import type { FeedLink, PageHead } from '../../contract/rendering';
import type { Screen, ScreenProps } from '../screen';

/** What a read has answered: nothing while it is late, null where the answer held nothing. */
interface ReadAnswer<Data> {
  data?: Data;
  isError: boolean;
}

/** What the head of a page is made from. */
export interface HeadContext<Props = unknown> {
  /** What its screen is given. */
  props: Props;
  answer<Arg, Data>(query: Query<Arg, Data>): ReadAnswer<Data>;
  pathname: string;
  /** What the address chooses of a list's filters. */
  choice?: ListChoice;
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

/** Makes the head of a screen's pages. */
export type HeadOf<Props = unknown> = (context: HeadContext<Props>) => HeadDraft;

/** A screen, and what the server says in the head of its pages. */
export interface Head {
  screen: Screen;
  // Of whatever its screen is given.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  headOf: HeadOf<any>;
}

export const headFor = <Asked, Given, Api>(
  screen: Screen<Asked, Given, Api>,
  headOf: HeadOf<ScreenProps<Asked, Given, Api>>,
): Head => ({ screen, headOf });

/** The head of a page that is what its words are. */
export const wordsHead =
  (title: string, description: string): HeadOf =>
  ({ pathname }) => ({ title, description, canonicalPath: pathname, way: [] });

/** The head of a page that is nothing to find: a form, or what is somebody's own. */
export const hiddenHead =
  (title: string, description: string): HeadOf =>
  ({ pathname }) => ({ title, description, canonicalPath: pathname, robots: 'noindex' });

import type { Query } from '../../api/query';
import type { ListChoice } from '../../contract/filters';
import type { FeedLink, PageHead } from '../../contract/rendering';
import type { Screen, ScreenProps } from '../screen';
import { areaNames, type AreaName } from '../../contract/areas';
import { feedsOf } from '../../contract/feeds';
import { zh } from '../../i18n/zh';

/** A query's result: undefined while pending, null if empty. */
interface ReadAnswer<Data> {
  data?: Data;
  isError: boolean;
}

/** Input for a page's head metadata. */
export interface HeadContext<Props = unknown> {
  /** The screen's props. */
  props: Props;
  answer<Arg, Data>(query: Query<Arg, Data>): ReadAnswer<Data>;
  pathname: string;
  /** The active filters in the address. */
  choice?: ListChoice;
  now: Date;
  /** The absolute URL of an address of this site or another. */
  absolute(address: string): string;
}

/** A breadcrumb; the last one has no link. */
export interface Place {
  label: string;
  to?: string;
}

/** Page-specific metadata. */
export interface HeadDraft extends Pick<
  PageHead,
  'title' | 'description' | 'canonicalPath' | 'image' | 'published' | 'robots'
> {
  type?: PageHead['type'];
  /** The breadcrumbs, without the home page and the page itself. */
  way?: readonly Place[];
  /** The page's own breadcrumb, if not its title. */
  crumb?: string;
  /** The page's main entity in schema.org terms; missing fields are omitted. */
  things?: readonly object[];
  feeds?: readonly FeedLink[];
}

/** Builds a screen's head metadata. */
export type HeadOf<Props = unknown> = (context: HeadContext<Props>) => HeadDraft;

/** A screen and the builder of its head metadata. */
export interface Head {
  screen: Screen;
  // Any screen's props.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  headOf: HeadOf<any>;
}

export const headFor = <Asked, Given, Api>(
  screen: Screen<Asked, Given, Api>,
  headOf: HeadOf<ScreenProps<Asked, Given, Api>>,
): Head => ({ screen, headOf });

/** The feed linked from an area's pages. */
export const feedOf = (area: AreaName) => feedsOf(area, zh.site.title);

/** The feeds of all areas. */
export const allFeeds = areaNames.flatMap(feedOf);

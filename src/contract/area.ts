/** What pages know of an area with pages of its own: it is searched, reported and counted. */
export interface Area {
  /** Display name of one or two characters. */
  name: string;
  /** Heading of its entities among related content, if not its name. */
  kind?: string;
  /** Its name in the address table, if different. */
  at?: string;
  /** Addresses of its list and of an entity, if not the default ones. */
  list?: string;
  detail?: string;
  /** The title field; `fdTitle` by default. */
  title?: string;
  /** Measure word of its entities; 篇 by default. */
  unit?: string;
}

/** An area of articles: title, date, category, text. It uses the shared article pages. */
export interface ArticleArea extends Area {
  /** The backend's name. */
  area: string;
  root: `/${string}`;
  /** The section's name in the main navigation, and the intro on its page. */
  section: string;
  intro: string;
  finish: 'pine' | 'walnut' | 'slate';
  /** `public/pictures/section-….svg`, the fallback without a banner of its type. */
  picture: string;
  /** No field of its entities is of the kind `category`. */
  uncategorised?: true;
  source?: string;
}

/** An article, to which an area maps its fields. */
export interface Article {
  title: string;
  date: string | null;
  /** Category code; absent if the area has no such field. */
  category?: string | null;
  /** HTML. */
  text: string | null;
  /** Author; absent if the area has no such field. */
  source?: string | null;
}

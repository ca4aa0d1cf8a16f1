/** Metadata of a server-rendered page for search engines and sharing: docs/behaviour/search-engines-and-feeds.md. */

/** A feed, by its path. */
export interface FeedLink {
  path: string;
  title: string;
}

/** The metadata of a page's head, besides the document's title. Paths are of this site. */
export interface PageHead {
  /** Title of the preview card; more specific than the document's if several pages share a heading. */
  title: string;
  /** Plain text. */
  description: string;
  /** Canonical URL: its path, with `?page=N` from the second page of a list on. */
  canonicalPath: string;
  /** Open Graph type. */
  type: 'website' | 'article' | 'profile';
  /** Picture of the preview card, path or absolute URL; absent: the portal's default. */
  image?: string;
  /** Publication date or time, ISO 8601. */
  published?: string;
  robots?: 'noindex';
  /** schema.org objects, with absolute URLs. */
  jsonLd: object[];
  feeds: FeedLink[];
}

/** Default picture of preview cards. */
export const cardImage = '/icons/card.png';

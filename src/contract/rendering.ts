/** What a drawn page says of itself to those who find and share it: docs/behaviour/found-and-shared.md. */

/** A feed, by its path. */
export interface FeedLink {
  path: string;
  title: string;
}

/** The facts of a page's head, besides the document's title. Paths are of this site. */
export interface PageHead {
  /** The preview card's title; it says more than the document's where several pages share a heading. */
  title: string;
  /** Plain text. */
  description: string;
  /** The page's one address: its path, with `?page=N` from the second page of a list on. */
  canonicalPath: string;
  /** As Open Graph names it. */
  type: 'website' | 'article' | 'profile';
  /** The picture of the preview card, by its path or its absolute address; absent: the portal's own. */
  image?: string;
  /** Day or moment of publication, ISO 8601. */
  published?: string;
  robots?: 'noindex';
  /** schema.org objects, with absolute addresses. */
  jsonLd: object[];
  feeds: FeedLink[];
}

/** The picture of the preview card of a page that has none of its own. */
export const cardImage = '/icons/card.png';

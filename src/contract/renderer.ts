import type { Extra } from './extras';

/** The interface between the portal server and its page renderer: docs/decisions/032-server-rendering.md. */

export interface RenderRequest {
  /** Path and query of the page, canonical. */
  url: string;
  /** Public origin of this site; empty if unknown. */
  origin: string;
  /** Display settings, as `display.ts` writes them. */
  display: string;
  /** Makes the backend calls; given paths of this site. */
  fetch: typeof fetch;
  /** Render time, ms since the epoch. */
  now: number;
  /** Time budget for queries, ms; slower ones are left to the browser. */
  budgetMs: number;
  /** The portal's optional features. */
  extras: readonly Extra[];
  /** Hosts, besides this site, whose pictures rich text may show. */
  imageHosts: string[];
}

/** The notice of a stale page, for when no newer one can be rendered. */
export interface OutdatedNotice {
  /** The placeholder in the page's `html`. */
  place: string;
  /** Its replacement. The state then has `isOutdated` as well. */
  notice: string;
}

export interface RenderedPage {
  /** 200; 404 if not found; 503 if the page's main content is unavailable; 302 with a `location`. */
  status: number;
  location?: string;
  title: string;
  /** Head tags for search engines and sharing; absent on a redirect. */
  head?: PageHead;
  /** Inner HTML of the root element. */
  html: string;
  /** Preload link elements for the head. */
  preloads: string;
  /** Page-specific CSS; may be empty. */
  styles: string;
  /** Dehydrated state, as JSON safe for a script element. */
  state: string;
  /** Chunk name of the screen. */
  chunk: string | undefined;
  /** No query was late, and none had a temporary failure. */
  isWhole: boolean;
  /** `noscript` notice; absent on a redirect. */
  scriptNeeded?: string;
  /** Absent on a redirect. */
  outdatedNotice?: OutdatedNotice;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;

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

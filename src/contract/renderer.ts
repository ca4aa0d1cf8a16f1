import type { Extra } from './extras';
import type { PageHead } from './rendering';

/** What the portal server asks of the program that draws its pages, and what it gets: docs/decisions/032-pages-from-the-server.md. */

export interface RenderRequest {
  /** Path and query of the page, in its one spelling. */
  url: string;
  /** Of this site, as visitors know it; empty where that is not known. */
  origin: string;
  /** How it is to look, as `display.ts` writes it. */
  display: string;
  /** Makes the backend's calls; it is given paths of this site. */
  fetch: typeof fetch;
  /** The time that the page is drawn for, ms. */
  now: number;
  /** Reads that take longer, ms, are left to the browser. */
  budgetMs: number;
  /** What the portal offers beyond itself. */
  extras: readonly Extra[];
}

/** A line that says how old a page is, for the time when no newer one can be had. */
export interface OutdatedNotice {
  /** What stands in the page's `html` where the line will be. */
  place: string;
  /** What is to stand there instead. The state then says `isOutdated` as well. */
  notice: string;
}

export interface RenderedPage {
  /** 200; 404 for what is not found; 503 where the page's own content cannot be had; 302 with a `location`. */
  status: number;
  location?: string;
  title: string;
  /** What it says of itself to those who find and share it; absent on a redirect. */
  head?: PageHead;
  /** What the page's root element holds. */
  html: string;
  /** What the first view wants early: link elements for the head. */
  preloads: string;
  /** A style sheet of this page alone; may be empty. */
  styles: string;
  /** What the browser goes on with, as JSON that may stand in a script element. */
  state: string;
  /** Name of the chunk that holds the screen. */
  chunk: string | undefined;
  /** No read was late, and none failed that may succeed soon. */
  isWhole: boolean;
  /** What is said, in drawn pages, where no script runs; absent on a redirect. */
  scriptNeeded?: string;
  /** Absent on a redirect. */
  outdatedNotice?: OutdatedNotice;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;

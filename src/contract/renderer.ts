import type { PageHead } from './rendering';

/** What the portal server asks of the program that draws its pages, and what it gets: docs/decisions/032-pages-from-the-server.md. */

export interface RenderRequest {
  /** Path and query of the page, in its one spelling. */
  url: string;
  /** Of this site, as visitors know it; empty where that is not known. */
  origin: string;
  /** Makes the backend's calls; it is given paths of this site. */
  fetch: typeof fetch;
  /** The time that the page is drawn for, ms. */
  now: number;
  /** Reads that take longer, ms, are left to the browser. */
  budgetMs: number;
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
  /** No read was late. */
  isWhole: boolean;
}

export type RenderPage = (request: RenderRequest) => Promise<RenderedPage>;

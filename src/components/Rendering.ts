import { createContext, useContext } from 'react';

/** How a page is rendered: on the server, hydrated by the browser, or by the browser alone. */
export interface Rendering {
  /** Server render time, ms since the epoch; null for a client-rendered page. */
  at: number | null;
  /** Whether the server's page is stale, because it could not render a newer one. */
  isOutdated?: boolean;
  /** The address whose head tags the server wrote; the first page's own unless that is rendered afresh. */
  headOf?: string;
  /** The server has its own pictures in several widths, too. */
  sizesPictures?: boolean;
  /** On the server: collects a screen's head tags. */
  server?: {
    titled(title: string): void;
    failed(status: 404 | 503): void;
    redirected(to: string): void;
  };
}

export const RenderingContext = createContext<Rendering>({ at: null });

export const useRendering = (): Rendering => useContext(RenderingContext);

import { createContext, useContext } from 'react';

/** How a page is being drawn: by the portal server, by a browser that takes over what it drew, or by a browser alone. */
export interface Rendering {
  /** The time that the server drew the page for, ms; null for a page that the browser draws by itself. */
  at: number | null;
  /** Whether the server drew it a while ago, and could draw no newer one. */
  isOutdated?: boolean;
  /** The address that the server wrote the document's head for; it is the first page's own unless that is drawn afresh. */
  headOf?: string;
  /** On the server: what a screen says of its page. */
  server?: {
    titled(title: string): void;
    failed(status: 404 | 503): void;
    redirected(to: string): void;
  };
}

export const RenderingContext = createContext<Rendering>({ at: null });

export const useRendering = (): Rendering => useContext(RenderingContext);

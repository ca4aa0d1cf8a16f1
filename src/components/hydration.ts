import { useState, useSyncExternalStore, createContext, useContext, Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import { knownQuery } from '../contract/addresses';

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

const never = () => () => undefined;

/** React reads the server snapshot during hydration only. */
const observer = () => {
  const seen = {
    wasServerRendered: false,
    inBrowser: () => null,
    onServer: () => ((seen.wasServerRendered = true), null),
  };
  return seen;
};

/**
 * Stays true in components that were hydrated, and on the server. Unlike `useIsHydrating` it causes no second render.
 */
export function useWasServerRendered(): boolean {
  const [seen] = useState(observer);
  useSyncExternalStore(never, seen.inBrowser, seen.onServer);
  return seen.wasServerRendered;
}

/** True on the server and during hydration. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  );

/** The query parameters that the current page knows: the same for links with additional parameters. */
export function useKnownQuery(): string {
  const { pathname, search } = useLocation();
  return knownQuery(pathname, search);
}

/** `dangerouslySetInnerHTML` that keeps the server's markup; one constant object, so that React never updates it. */
export const leaveServerMarkup = { dangerouslySetInnerHTML: { __html: '' }, suppressHydrationWarning: true } as const;

/**
 * A part of a server-rendered page that is hydrated on its own, after what surrounds it: in slices between which the
 * browser answers, with a commit of its own, and at once where the visitor clicks in it. Elsewhere it changes nothing.
 */
export const HydrationBoundary = Suspense;

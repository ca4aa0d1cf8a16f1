import { useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { knownQuery } from '../contract/addresses';

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

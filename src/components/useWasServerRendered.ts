import { useState, useSyncExternalStore } from 'react';

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

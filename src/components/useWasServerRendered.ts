import { useState, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** React asks for the server's snapshot while it takes a page over, and at no other time in a browser. */
const observer = () => {
  const seen = {
    wasServerRendered: false,
    inBrowser: () => null,
    onServer: () => ((seen.wasServerRendered = true), null),
  };
  return seen;
};

/**
 * True for good in what took over what the server has drawn, and on the server. Unlike `useIsHydrating` it draws nothing
 * a second time.
 */
export function useWasServerRendered(): boolean {
  const [seen] = useState(observer);
  useSyncExternalStore(never, seen.inBrowser, seen.onServer);
  return seen.wasServerRendered;
}

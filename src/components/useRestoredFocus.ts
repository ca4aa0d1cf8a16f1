import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * When loaded content replaces a skeleton that has the focus (on its heading, after a navigation or 重试), the focus
 * would be lost: the skeleton reports this (`useHeldFocus`), and the loaded heading takes it over.
 */
export function useRestoredFocus<Page extends HTMLElement>(loaded: boolean) {
  const page = useRef<Page>(null);
  const heldFocus = useRef(false);
  useLayoutEffect(() => {
    if (loaded && heldFocus.current) page.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [loaded]);
  return { page, heldFocus };
}

/** For the skeleton: reports on unmount whether it had the focus. */
export function useHeldFocus<Waiting extends HTMLElement>(heldFocus: RefObject<boolean>) {
  const waiting = useRef<Waiting>(null);
  useLayoutEffect(() => {
    const element = waiting.current;
    return () => {
      heldFocus.current = element?.contains(document.activeElement) ?? false;
    };
  }, [heldFocus]);
  return waiting;
}

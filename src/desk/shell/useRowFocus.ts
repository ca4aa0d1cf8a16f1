import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusHeading, focusIsLost } from '../../components/focusHeading';

interface RowFocus<List extends HTMLElement> {
  ref: RefObject<List | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** The focused element of a list, and the index of its row. */
function focusedIn(list: HTMLElement | null): { element: HTMLElement; place: number } | null {
  const element = document.activeElement;
  const place = [...(list?.children ?? [])].findIndex((row) => row.contains(element));
  return place >= 0 && element instanceof HTMLElement ? { element, place } : null;
}

/**
 * Keeps the focus in a list whose rows change: if the focused row is removed, the one that takes its place gets the
 * focus, else the heading; if it moves, the focus moves with it.
 */
export function useRowFocus<List extends HTMLElement>(): RowFocus<List> {
  const ref = useRef<List>(null);
  const last = useRef<ReturnType<typeof focusedIn>>(null);
  useLayoutEffect(() => {
    const had = last.current;
    if (had && focusIsLost()) {
      const rows = ref.current?.children ?? [];
      const next = had.element.isConnected
        ? had.element
        : rows[Math.min(had.place, rows.length - 1)]?.querySelector<HTMLElement>('a[href], button');
      if (next) next.focus();
      else focusHeading();
    }
    // A closing dialog returns the focus during the commit, when React fires no focus event.
    last.current = focusedIn(ref.current);
  });
  useLayoutEffect(
    () => () => {
      // Whatever replaces the list is in the document by then.
      if (last.current) queueMicrotask(() => focusIsLost() && focusHeading());
    },
    [],
  );
  return {
    ref,
    onFocus: () => {
      last.current = focusedIn(ref.current);
    },
    onBlur: () => {
      const left = last.current;
      // Removing a row blurs it, too, during the commit: only afterwards is it known whether the user moved the focus.
      queueMicrotask(() => {
        if (last.current === left) last.current = focusedIn(ref.current);
      });
    },
  };
}

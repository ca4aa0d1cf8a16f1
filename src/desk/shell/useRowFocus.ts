import { useLayoutEffect, useRef, type FocusEvent, type RefObject } from 'react';
import { focusHeading, focusIsLost } from '../../components/focusHeading';

interface RowFocus<List extends HTMLElement> {
  ref: RefObject<List | null>;
  onFocus: (event: FocusEvent) => void;
  onBlur: () => void;
}

/** What has the focus in a list, and in which of its rows it is. */
function focusedIn(list: HTMLElement | null): { element: HTMLElement; place: number } | null {
  const element = document.activeElement;
  const place = [...(list?.children ?? [])].findIndex((row) => row.contains(element));
  return place >= 0 && element instanceof HTMLElement ? { element, place } : null;
}

/**
 * Keeps the focus in a list whose rows come and go: where the row that has it leaves, the one that takes its place has
 * it, else the heading; where it moves, the focus goes with it.
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
    // A dialog that closes gives the focus back within the drawing, where React hears nothing of it.
    last.current = focusedIn(ref.current);
  });
  useLayoutEffect(
    () => () => {
      // What takes the list's place stands in the document by then.
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
      // A row that is taken away blurs too, in the midst of a drawing: what was left by hand is known after it.
      queueMicrotask(() => {
        if (last.current === left) last.current = focusedIn(ref.current);
      });
    },
  };
}

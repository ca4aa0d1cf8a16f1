import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';

type Reason = 'pointer' | 'focus';

/**
 * Reports when a notice has to stay: while the pointer that was moved over it is there, and while someone who works by
 * the keyboard has the focus in it. A pointer that only happens to rest there holds nothing, nor does the focus that
 * the notice takes after a click.
 *
 * @returns the handlers of the notice's element, and what tells that the notice has taken the focus
 */
export function useKeepNoticeOpen(onHold: (held: boolean) => void, byKeyboard: () => boolean) {
  const reasons = useRef(new Set<Reason>());
  const tell = useRef(onHold);
  useEffect(() => {
    tell.current = onHold;
  });
  const change = (reason: Reason, holds: boolean) => {
    const before = reasons.current.size > 0;
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const after = reasons.current.size > 0;
    if (before !== after) tell.current(after);
  };
  useEffect(() => {
    const holding = reasons.current;
    return () => {
      if (holding.size > 0) tell.current(false);
      holding.clear();
    };
  }, []);
  return {
    focusTaken: () => {
      if (byKeyboard()) change('focus', true);
    },
    handlers: {
      onPointerMove: (event: PointerEvent) => {
        if (event.pointerType !== 'touch') change('pointer', true);
      },
      onPointerLeave: () => change('pointer', false),
      onBlur: (event: FocusEvent<HTMLElement>) => {
        if (!event.currentTarget.contains(event.relatedTarget)) change('focus', false);
      },
    },
  };
}

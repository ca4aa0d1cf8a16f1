import { useEffect, useRef, type FocusEvent, type PointerEvent } from 'react';

type Reason = 'pointer' | 'focus';

/**
 * Reports when a notice has to stay: while hovered by a pointer that has moved onto it, and once the focus was moved
 * within it by keyboard. A resting pointer holds nothing, nor does the initial focus.
 *
 * @returns the handlers of the notice's box. They cannot be on a modal dialog: events on its backdrop target the dialog
 * itself, so the pointer would never leave it.
 */
export function useKeepNoticeOpen(onHold: (held: boolean) => void) {
  const reasons = useRef(new Set<Reason>());
  const byKey = useRef(false);
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
    onPointerMove: ({ pointerType, nativeEvent: { movementX, movementY } }: PointerEvent) => {
      // What opens under a pointer gets an event without a movement.
      if (pointerType !== 'touch' && (movementX !== 0 || movementY !== 0)) change('pointer', true);
    },
    onPointerLeave: () => change('pointer', false),
    onPointerDown: () => {
      byKey.current = false;
    },
    onKeyDown: () => {
      byKey.current = true;
    },
    onFocus: () => {
      if (byKey.current) change('focus', true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) change('focus', false);
    },
  };
}

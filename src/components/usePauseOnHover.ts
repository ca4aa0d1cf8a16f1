import { useEffect, useEffectEvent, useRef, type FocusEvent, type PointerEvent } from 'react';
import { hasVisibleFocus } from './hasVisibleFocus';

/** Why a carousel is paused: docs/behaviour/carousels.md. */
type Reason = 'pointer' | 'focus' | 'hidden';

const ends = ['pointerup', 'pointercancel'] as const;

/**
 * Reports when a moving part has to pause: while hovered or touched, while keyboard focus is inside, and while the page is hidden.
 * Focus from a click does not pause it.
 *
 * @returns the handlers of the part's element
 */
export function usePauseOnHover(onHold: (held: boolean) => void) {
  const reasons = useRef(new Set<Reason>());
  const change = (reason: Reason, holds: boolean) => {
    const before = reasons.current.size > 0;
    if (holds) reasons.current.add(reason);
    else reasons.current.delete(reason);
    const after = reasons.current.size > 0;
    if (before !== after) onHold(after);
  };
  const onVisibility = useEffectEvent(() => change('hidden', document.hidden));
  useEffect(() => {
    const listen = () => onVisibility();
    document.addEventListener('visibilitychange', listen);
    return () => document.removeEventListener('visibilitychange', listen);
  }, []);
  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') change('pointer', true);
    },
    onPointerLeave: () => change('pointer', false),
    onPointerDown: ({ pointerType }: PointerEvent) => {
      if (pointerType !== 'touch') return;
      change('pointer', true);
      // The touched element may be gone by then.
      const release = () => {
        for (const end of ends) removeEventListener(end, release, true);
        change('pointer', false);
      };
      for (const end of ends) addEventListener(end, release, true);
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (hasVisibleFocus(event.target)) change('focus', true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) change('focus', false);
    },
  };
}

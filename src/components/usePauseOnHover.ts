import { useEffect, useEffectEvent, type FocusEvent, type PointerEvent } from 'react';
import { listen } from '../lib/events';
import { useReasons } from './useReasons';

/** Whether an element matches `:focus-visible`; true in browsers without it (before Chromium 86, Safari 15.4). */
function hasVisibleFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}

/** Why a carousel is paused: docs/behaviour/carousels.md. */
type Reason = 'pointer' | 'focus' | 'hidden';

/**
 * Reports when a moving part has to pause: while hovered or touched, while keyboard focus is inside, and while the page is hidden.
 * Focus from a click does not pause it.
 *
 * @returns the handlers of the part's element
 */
export function usePauseOnHover(onHold: (held: boolean) => void) {
  const change = useReasons<Reason>(onHold);
  const onVisibility = useEffectEvent(() => change('hidden', document.hidden));
  useEffect(() => listen(document, ['visibilitychange'], () => onVisibility()), []);
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
        stop();
        change('pointer', false);
      };
      const stop = listen(window, ['pointerup', 'pointercancel'], release, { capture: true });
    },
    onFocus: (event: FocusEvent<HTMLElement>) => {
      if (hasVisibleFocus(event.target)) change('focus', true);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) change('focus', false);
    },
  };
}

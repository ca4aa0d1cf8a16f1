/** A touch that starts this near to the edge, px, is the browser's own back gesture. */
const edge = 24;

/** A shorter movement, px, is a tap. */
const minDistance = 40;

/** A steeper movement scrolls the page: ratio of vertical to horizontal. */
const maxSlope = 0.5;

/** The button that a swipe triggers; a disabled one is not clicked. */
function controlOf(target: Element, step: 1 | -1): HTMLElement | null {
  const carousel = target.closest('[aria-roledescription]');
  if (carousel) {
    const dots = [...carousel.querySelectorAll<HTMLElement>('[data-dot]')];
    const place = dots.findIndex((dot) => dot.getAttribute('aria-current') === 'true');
    return dots.length > 1 ? dots[(place + step + dots.length) % dots.length]! : null;
  }
  const tabs = target.closest('[role="tabpanel"]')?.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]');
  const all = [...(tabs ?? [])];
  return all[all.findIndex((tab) => tab.getAttribute('aria-selected') === 'true') + step] ?? null;
}

/**
 * Swipe navigation of banners and tabs. The CSS `touch-action` leaves vertical scrolling to the browser, and a swipe
 * clicks the existing button.
 */
export function createSwipes() {
  let start: PointerEvent | null = null;
  const forget = () => {
    start = null;
  };
  return {
    pointerdown: (event: PointerEvent) => {
      const isFinger = event.pointerType !== 'mouse' && event.isPrimary;
      const isInside = event.clientX > edge && event.clientX < document.documentElement.clientWidth - edge;
      start = isFinger && isInside ? event : null;
    },
    pointercancel: forget,
    pointerup: (event: PointerEvent) => {
      const from = start;
      forget();
      if (!from || from.pointerId !== event.pointerId || !(from.target instanceof Element)) return;
      const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
      if (Math.abs(across) < minDistance || Math.abs(down) > Math.abs(across) * maxSlope) return;
      controlOf(from.target, across < 0 ? 1 : -1)?.click();
    },
  };
}

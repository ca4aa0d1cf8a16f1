/** A finger that starts so near to the edge, px, means the browser's own way back. */
const edge = 24;

/** A shorter way, px, is a tap that slipped. */
const shortest = 40;

/** Steeper than this it is meant for the page: vertical by horizontal. */
const steepest = 0.5;

/** The button that a swipe stands for; one that is switched off takes no press. */
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
 * Leafs through banners and tabs by a finger. Which way is the page's own is said by the style `touch-action`, so that
 * the browser scrolls up and down as ever, and a swipe presses the button that is there anyway.
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
      if (Math.abs(across) < shortest || Math.abs(down) > Math.abs(across) * steepest) return;
      controlOf(from.target, across < 0 ? 1 : -1)?.click();
    },
  };
}

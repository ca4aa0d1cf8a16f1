/** What a visitor does first; a programme scrolls too, and the browser's search of a page takes the focus from it. */
const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'blur'];

/** A tap is answered first: a section takes a slow phone longer than a frame, ms. */
const tapTakes = 500;

const whenIdle: (task: () => void) => void =
  typeof requestIdleCallback === 'function' ? requestIdleCallback : requestAnimationFrame;

/**
 * The first layout of a page just opened leaves out what is far below the screen (`.below` in src/styles/page.css), until
 * the visitor acts: then section by section while the browser is idle, so that all heights are the real ones before the
 * visitor comes back to the page. A page that the visitor comes back to, or opens at a part of it, needs them at once, as
 * does a key that scrolls to the end or focuses what is there. The browser lays out by itself what is scrolled to.
 */
export function layOutLater(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A text asked for (#:~:text=) is in no other address.
  if (visit?.type !== 'navigate' || location.hash || visit.name.includes('#')) return;
  const root = document.documentElement;
  root.dataset.opening = '';
  const { href } = location;
  const next = () => {
    const section = document.querySelector('.below');
    // Another page has heights of its own, and may be left for this one.
    if (!section || location.href !== href) return void delete root.dataset.opening;
    section.classList.remove('below');
    whenIdle(next);
  };
  const begin = ({ type }: Event) => {
    for (const act of acts) removeEventListener(act, begin, true);
    if (type === 'keydown') delete root.dataset.opening;
    else setTimeout(() => whenIdle(next), /down|start/.test(type) ? tapTakes : 0);
  };
  for (const act of acts) addEventListener(act, begin, { capture: true, passive: true });
}

/** What a visitor does first; a programme scrolls too. */
const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll'];

/**
 * The first layout of a page just opened leaves out what is far below the screen (`.below` in src/styles/page.css), until
 * the visitor acts: then section by section, one a frame, so that all heights are the real ones before another page is
 * opened. A page that the visitor comes back to, or opens at a part of it, needs them at once.
 */
export function layOutLater(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (visit?.type !== 'navigate' || location.hash) return;
  const root = document.documentElement;
  root.dataset.opening = '';
  const next = () => {
    const section = document.querySelector('.below');
    if (!section) return void delete root.dataset.opening;
    section.classList.remove('below');
    requestAnimationFrame(next);
  };
  const begin = () => {
    for (const act of acts) removeEventListener(act, begin, true);
    requestAnimationFrame(next);
  };
  for (const act of acts) addEventListener(act, begin, { capture: true, passive: true });
}

/** What a visitor does first; a programme scrolls too, and the browser's search of a page takes the focus from it. */
const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel', 'scroll', 'blur'];

/**
 * The first layout of a page just opened leaves out what is far below the screen (`.below` in src/styles/page.css), until
 * the visitor acts: then section by section, one a frame, so that all heights are the real ones before another page is
 * opened. A page that the visitor comes back to, or opens at a part of it, needs them at once, as does a key that scrolls
 * to the end or focuses what is there.
 */
export function layOutLater(): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // A text asked for (#:~:text=) is in no other address.
  if (visit?.type !== 'navigate' || location.hash || visit.name.includes('#')) return;
  const root = document.documentElement;
  root.dataset.opening = '';
  const next = () => {
    const section = document.querySelector('.below');
    if (!section) return void delete root.dataset.opening;
    section.classList.remove('below');
    requestAnimationFrame(next);
  };
  const begin = ({ type }: Event) => {
    for (const act of acts) removeEventListener(act, begin, true);
    if (type === 'keydown') delete root.dataset.opening;
    else requestAnimationFrame(next);
  };
  for (const act of acts) addEventListener(act, begin, { capture: true, passive: true });
}

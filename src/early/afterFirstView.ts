/** The page's script waits no longer than this, ms, for what is to be seen first. */
const longestWait = 2500;

/** What shows that the visitor wants something of the page. */
const acts = ['pointerdown', 'touchstart', 'keydown', 'focusin'];

/** Tells once something has been painted. */
function whenPainted(then: () => void): void {
  // Some people turn it off.
  if (window.PerformanceObserver?.supportedEntryTypes?.includes('paint')) {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      then();
    }).observe({ type: 'paint', buffered: true });
  } else nextFrame(then);
}

/** Tells after what is there now has been painted. */
function nextFrame(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}

/** Tells once all pictures of the first view have arrived or failed. */
function whenPicturesAreThere(then: () => void): void {
  const coming = [...document.images].filter(({ complete, loading }) => !complete && loading !== 'lazy');
  let left = coming.length;
  if (left === 0) return then();
  const ended = () => {
    left -= 1;
    if (left === 0) then();
  };
  for (const picture of coming) {
    picture.addEventListener('load', ended);
    picture.addEventListener('error', ended);
  }
}

/**
 * Begins once the first view is painted with its pictures, so that nothing competes with it; at once if the visitor does
 * something, or does not look: a page in the background is not painted.
 */
export function afterFirstView(begin: () => void): void {
  let hasBegun = false;
  const now = () => {
    if (hasBegun) return;
    hasBegun = true;
    for (const act of acts) removeEventListener(act, now, true);
    begin();
  };
  const unlessSeen = () => {
    if (document.visibilityState === 'hidden') now();
  };
  for (const act of acts) addEventListener(act, now, { capture: true, passive: true });
  document.addEventListener('visibilitychange', unlessSeen);
  setTimeout(now, longestWait);
  unlessSeen();
  whenPainted(() => whenPicturesAreThere(() => nextFrame(now)));
}

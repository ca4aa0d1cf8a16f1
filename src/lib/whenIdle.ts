/** Safari has no `requestIdleCallback`: delay used instead, ms. */
const grace = 200;

/** Runs a task once the page has loaded and is idle; returns a function that cancels it. */
export function whenIdle(task: () => void): () => void {
  let cancel: () => void;
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(task, { timeout: 2000 });
      cancel = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(task, grace);
      cancel = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait, { once: true });
    cancel = () => removeEventListener('load', wait);
  }
  return () => cancel();
}

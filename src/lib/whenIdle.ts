/** Safari has no word for an idle page: it is given this long, ms. */
const grace = 200;

/** Does a task once the page has loaded and has nothing else to do; returns what calls it off. */
export function whenIdle(task: () => void): () => void {
  let callOff: () => void;
  const wait = () => {
    if (typeof requestIdleCallback === 'function') {
      const handle = requestIdleCallback(task, { timeout: 2000 });
      callOff = () => cancelIdleCallback(handle);
    } else {
      const timer = setTimeout(task, grace);
      callOff = () => clearTimeout(timer);
    }
  };
  if (document.readyState === 'complete') wait();
  else {
    addEventListener('load', wait, { once: true });
    callOff = () => removeEventListener('load', wait);
  }
  return () => callOff();
}

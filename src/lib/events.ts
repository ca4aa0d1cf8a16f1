/** Yields to the browser, so that it can paint and handle input. */
export const nextTask = (): Promise<void> => new Promise((resolve) => void setTimeout(resolve));

/** Runs a callback in a task of its own, before the browser's next frame: a timer waits for that and longer. */
export function nextMessage(callback: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => {
    port1.close();
    callback();
  };
  port2.postMessage(null);
}

/** Listens to events of a target; returns a function that stops. */
export function listen<Heard extends Event>(
  target: EventTarget,
  types: readonly string[],
  listener: (event: Heard) => void,
  options?: AddEventListenerOptions,
): () => void {
  for (const type of types) target.addEventListener(type, listener as EventListener, options);
  return () => {
    for (const type of types) target.removeEventListener(type, listener as EventListener, options);
  };
}

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

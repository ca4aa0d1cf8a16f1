/** Runs in the page before its own scripts: records the performance entries of the load. */
export function observeLoad() {
  const seen = { tasks: [], shift: 0, largest: null };
  window.benchLoad = seen;
  const observe = (type, take) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  observe('longtask', ({ startTime, duration }) => seen.tasks.push({ startTime, duration }));
  observe('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) seen.shift += value;
  });
  observe('largest-contentful-paint', ({ startTime, element, url }) => {
    const name = element
      ? `${element.localName}${[...element.classList].map((one) => `.${one}`).join('')}`
      : 'a removed element';
    const text = url ? new URL(url).pathname : (element?.textContent ?? '').trim().slice(0, 24);
    seen.largest = { time: startTime, what: `${name} ${text}`, url };
  });
}

/** Runs in the page: the figures recorded so far. */
export function readLoad() {
  const { tasks, shift, largest } = window.benchLoad;
  const paints = Object.fromEntries(
    performance.getEntriesByType('paint').map(({ name, startTime }) => [name, startTime]),
  );
  const [navigation] = performance.getEntriesByType('navigation');
  const first = paints['first-contentful-paint'] ?? 0;
  const picture = largest?.url ? performance.getEntriesByName(largest.url)[0] : undefined;
  const blocking = tasks
    .map(({ startTime, duration }) => startTime + duration - Math.max(startTime, first) - 50)
    .filter((ms) => ms > 0);
  return {
    firstPaint: paints['first-paint'] ?? null,
    firstContentfulPaint: paints['first-contentful-paint'] ?? null,
    largestPaint: largest?.time ?? null,
    pictureRequested: picture?.startTime ?? null,
    pictureReceived: picture?.responseEnd ?? null,
    blockingTime: blocking.reduce((sum, ms) => sum + ms, 0),
    layoutShift: shift,
    loadedAt: performance.timeOrigin + navigation.loadEventStart,
    largest: largest?.what ?? null,
  };
}

/**
 * Runs in the page before its own scripts: records when a link was clicked, and when title and text of its target had
 * been painted. `window.name` survives a change of documents.
 */
export function observeClick({ title, probe }) {
  const plain = (text) => (text ?? '').replace(/\s+/g, '');
  addEventListener(
    'click',
    ({ timeStamp }) => {
      window.name = String(performance.timeOrigin + timeStamp);
    },
    true,
  );
  let found = false;
  const look = () => {
    if (found || !window.name) return;
    const shown = plain(document.querySelector('main')?.textContent).includes(plain(probe));
    if (!shown || !plain(document.querySelector('h1')?.textContent).includes(plain(title))) return;
    found = true;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        window.benchPainted = performance.timeOrigin + performance.now() - Number(window.name);
      };
      port2.postMessage(null);
    });
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, characterData: true });
  addEventListener('DOMContentLoaded', look);
}

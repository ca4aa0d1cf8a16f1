/** Retry delays of a failed chunk, ms. */
const waits = [1000, 4000];

/** Max delay of a timer, ms. */
const longest = 2 ** 31 - 1;

/** Events after which a retry may succeed; after the last delay only these trigger one. */
const wakeEvents = ['online', 'visibilitychange', 'pointerdown', 'keydown', 'popstate'];

/** Calls back when it is time for the next retry. */
export function scheduleRetry(failures: number, again: () => void): void {
  const now = () => {
    clearTimeout(timer);
    for (const event of wakeEvents) removeEventListener(event, now, true);
    again();
  };
  const timer = setTimeout(now, waits[failures - 1] ?? longest);
  for (const event of wakeEvents) addEventListener(event, now, true);
}

/** A script that does not arrive is asked for again after these, ms. */
const waits = [1000, 4000];

/** No timer can wait longer, ms. */
const longest = 2 ** 31 - 1;

/** What may mean that it would arrive now; after the waits there is nothing else to go by. */
const wakeEvents = ['online', 'visibilitychange', 'pointerdown', 'keydown', 'popstate'];

/** Tells when it is time to ask again for what did not arrive so many times. */
export function tryAgain(failures: number, again: () => void): void {
  const now = () => {
    clearTimeout(timer);
    for (const event of wakeEvents) removeEventListener(event, now, true);
    again();
  };
  const timer = setTimeout(now, waits[failures - 1] ?? longest);
  for (const event of wakeEvents) addEventListener(event, now, true);
}

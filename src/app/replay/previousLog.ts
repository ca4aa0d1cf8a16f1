const key = 'portal-replay-previous';

/** What a reload ended: how many steps it had, and its scene where the browser could keep it. */
export interface PreviousLog {
  steps: number;
  scene: string | null;
}

/** Keeps the session's log over a reload of this tab. It was made safe before; a full storage keeps the count alone. */
export function keepPreviousLog(steps: number, scene: () => string): void {
  const keep = (value: PreviousLog) => sessionStorage.setItem(key, JSON.stringify(value));
  try {
    keep({ steps, scene: scene() });
  } catch {
    try {
      keep({ steps, scene: null });
    } catch {
      // A browser without storage: the next page cannot know.
    }
  }
}

/** Takes what the page before the reload left; null where there was none. */
export function takePreviousLog(): PreviousLog | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? null : (JSON.parse(kept) as PreviousLog);
  } catch {
    return null;
  }
}

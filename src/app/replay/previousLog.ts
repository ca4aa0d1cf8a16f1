const key = 'portal-replay-previous';

/** The session that a reload ended: its step count, and its recording if it could be stored. */
export interface PreviousLog {
  steps: number;
  scene: string | null;
}

/** Keeps the sanitized log across a reload of this tab; with a full storage the count alone. */
export function keepPreviousLog(steps: number, scene: () => string): void {
  const keep = (value: PreviousLog) => sessionStorage.setItem(key, JSON.stringify(value));
  try {
    keep({ steps, scene: scene() });
  } catch {
    try {
      keep({ steps, scene: null });
    } catch {
      // No storage: the next page cannot know.
    }
  }
}

/** Takes what the page stored before the reload; null if nothing. */
export function takePreviousLog(): PreviousLog | null {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return kept === null ? null : (JSON.parse(kept) as PreviousLog);
  } catch {
    return null;
  }
}

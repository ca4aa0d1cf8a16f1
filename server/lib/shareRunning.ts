/** Lets concurrent callers share one run. */
export function shareRunning<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<Result> | null = null;
  return () => (running ??= work().finally(() => (running = null)));
}

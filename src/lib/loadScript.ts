type Leave = (isWanted: () => boolean) => Promise<void>;

let leave: Leave = () => Promise.resolve();

/** Sets the handler of a missing chunk; it resolves if the page stays. */
export function onMissingScript(done: Leave): void {
  leave = done;
}

/**
 * Loads a chunk on demand. After a release it may no longer exist: then the page reloads, and this never resolves.
 *
 * @param isWanted whether the caller is still waiting
 * @throws the loading error, if the page stays
 */
export function loadScript<Script>(load: () => Promise<Script>, isWanted = () => true): Promise<Script> {
  return load().catch(async (error: unknown) => {
    if (isWanted()) await leave(isWanted);
    throw error;
  });
}

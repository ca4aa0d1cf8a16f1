type Leave = (isWanted: () => boolean) => Promise<void>;

let leave: Leave = () => Promise.resolve();

/** Sets what is done about a script that is missing; it comes to its end where the page stays. */
export function onMissingScript(done: Leave): void {
  leave = done;
}

/**
 * Loads a script that the page did not begin with. After a release it may be gone: then the page is loaded anew, and
 * nothing comes of this.
 *
 * @param isWanted whether whoever asked for it still waits
 * @throws what loading it throws, where the page stays
 */
export function loadScript<Script>(load: () => Promise<Script>, isWanted = () => true): Promise<Script> {
  return load().catch(async (error: unknown) => {
    if (isWanted()) await leave(isWanted);
    throw error;
  });
}

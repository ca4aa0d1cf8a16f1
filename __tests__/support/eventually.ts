/** Longest wait for an event, in ms: only a hanging test takes as long, even on a busy machine. */
export const patience = 60_000;

/** Retries until the expectations hold; fails with the last error. */
export async function eventually(expectations: () => void | Promise<void>): Promise<void> {
  const deadline = Date.now() + patience;
  for (;;) {
    try {
      await expectations();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }
}

/** Longest wait for what a page is to show, in ms; a healthy one shows it at once. */
const patience = 8_000;

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

/** Longest wait for what a page is to show, in ms; a healthy one shows it at once. */
const patience = 8_000;

/** Asks again and again until the expectations hold; in the end it fails with what was last found wrong. */
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

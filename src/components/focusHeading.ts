/** Focuses the page's heading without scrolling. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

/** Whether nothing is focused: keyboard navigation would restart at the top of the document. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** Puts the focus on the page's heading, without scrolling to it: reading goes on from there. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

/** Whether the focus is nowhere: a keyboard would start again at the top of the document. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

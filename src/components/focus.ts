/** Focuses the page's heading without scrolling. */
export function focusHeading(): void {
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
  target?.focus({ preventScroll: true });
}

/** Whether nothing is focused: keyboard navigation would restart at the top of the document. */
export const focusIsLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/**
 * Before a focused control is removed, moves the focus to what stays around it: the heading of its section or page, or
 * the region itself. Otherwise keyboard navigation would restart at the top of the document.
 */
export function keepFocusNear(control: Element): void {
  const region = control.closest<HTMLElement>('[role=tabpanel], nav, footer, section, main');
  const target = region?.matches('section, main')
    ? (region.querySelector<HTMLElement>('h1, h2, h3') ?? region)
    : region;
  if (!target) return;
  if (!target.hasAttribute('tabindex')) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

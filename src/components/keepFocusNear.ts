/**
 * A control that is about to go hands the focus to what stays around it: the heading of its section or page, or the
 * region itself. Without that a keyboard would start again at the top of the document.
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

/** Whether the focus came by keyboard; true in a browser that does not tell (before Chromium 86, Safari 15.4). */
export function hasVisibleFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}

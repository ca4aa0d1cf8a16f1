/** Whether an element matches `:focus-visible`; true in browsers without it (before Chromium 86, Safari 15.4). */
export function hasVisibleFocus(element: Element): boolean {
  try {
    return element.matches(':focus-visible');
  } catch {
    return true;
  }
}

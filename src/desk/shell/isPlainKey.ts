const typable = 'input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable], dialog';

/**
 * Whether a key press is a shortcut of the desk: without modifiers, and not while the user types, chooses from a list,
 * composes a character, or has a dialog open.
 */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented, target } = event;
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest(typable));
}

const typable = 'input:not([type=checkbox]):not([type=radio]), select, textarea, [contenteditable], dialog';

/**
 * Whether a key was pressed as a command of the desk: by itself, and not while somebody types, chooses from a list,
 * composes a character, or answers a dialog.
 */
export function isPlainKey(event: KeyboardEvent): boolean {
  const { altKey, ctrlKey, metaKey, isComposing, defaultPrevented, target } = event;
  if (altKey || ctrlKey || metaKey || isComposing || defaultPrevented) return false;
  if (document.querySelector('dialog[open]')) return false;
  return !(target instanceof Element && target.closest(typable));
}

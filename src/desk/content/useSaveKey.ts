import { useEffect, useEffectEvent } from 'react';

/** Ctrl+S, or Command+S, saves wherever the focus is; it never opens the browser's own dialog. */
export function useSaveKey(onSave: () => void): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    // A dialog over the form has its own buttons; a key that is held down is one action.
    if (!event.repeat && !document.querySelector('dialog[open]')) onSave();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

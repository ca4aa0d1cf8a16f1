import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from './isPlainKey';

/** Shortcut handlers by `KeyboardEvent.key`; one that returns false has not handled the key. */
export type Shortcuts = Readonly<Record<string, (event: KeyboardEvent) => void | false>>;

/** Handles a screen's shortcuts wherever the focus is, except in inputs. Letters are case-insensitive. */
export function useShortcuts(keys: Shortcuts): void {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const handler = keys[name];
    if (handler && handler(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => handleKey(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

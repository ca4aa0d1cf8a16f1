import { useEffect, useEffectEvent } from 'react';
import { isPlainKey } from './isPlainKey';

/** Keys of a screen by the name that the browser gives them; one that returns false has not been used. */
export type KeyTable = Readonly<Record<string, (event: KeyboardEvent) => void | false>>;

/** Listens for a screen's keys wherever the focus is, but where somebody types. Letters count in either case. */
export function useDeskKeys(keys: KeyTable): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isPlainKey(event)) return;
    const name = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = keys[name];
    if (act && act(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}

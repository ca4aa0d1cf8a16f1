import { useEffect, useRef, useState } from 'react';
import { isPlainKey } from './isPlainKey';

/** The search field, which a button opens on phones; `/` focuses it from anywhere on the desk. */
export function useFindField(isShown: boolean) {
  const ref = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPlainKey(event)) return;
      event.preventDefault();
      setOpen(true);
      ref.current?.focus();
      ref.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isShown]);
  useEffect(() => {
    if (isOpen) ref.current?.focus();
  }, [isOpen]);
  return { ref, isOpen, toggle: () => setOpen(!isOpen) };
}

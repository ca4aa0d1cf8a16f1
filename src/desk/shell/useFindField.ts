import { useEffect, useRef, useState, type RefObject } from 'react';
import { isPlainKey } from './isPlainKey';

interface FindFieldState {
  ref: RefObject<HTMLInputElement | null>;
  /** On phones the field stands under the header when it is asked for. */
  isOpen: boolean;
  toggle: () => void;
}

/** The search field: `/` leads there from anywhere on the desk. */
export function useFindField(isThere: boolean): FindFieldState {
  const ref = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isThere) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== '/' || !isPlainKey(event)) return;
      event.preventDefault();
      setOpen(true);
      ref.current?.focus();
      ref.current?.select();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isThere]);
  useEffect(() => {
    if (isOpen) ref.current?.focus();
  }, [isOpen]);
  return { ref, isOpen, toggle: () => setOpen(!isOpen) };
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** The header's menu on phones. */
export interface Menu {
  /** Holds the menu and its button. */
  ref: RefObject<HTMLElement | null>;
  isOpen: boolean;
  toggle: () => void;
}

/** Open from a press of its button until a page is chosen, Escape, or a press elsewhere. */
export function useMenu(): Menu {
  const ref = useRef<HTMLElement>(null);
  const { key } = useLocation();
  // Opened on one page of the history, it is closed on any other: the section that is already shown counts too.
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  useEffect(() => () => setOpenAt(null), [key]);
  useEffect(() => {
    if (!isOpen) return;
    const close = () => setOpenAt(null);
    const onPointer = ({ target }: PointerEvent) => {
      const isOwn = ref.current?.contains(target as Node) && (target as Element).closest('nav, [aria-expanded]');
      if (!isOwn) close();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      close();
      ref.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
    };
    document.addEventListener('pointerdown', onPointer);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPointer);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen]);
  return { ref, isOpen, toggle: () => setOpenAt(isOpen ? null : key) };
}

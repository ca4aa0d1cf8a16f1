import { useEffect, useRef, type RefObject } from 'react';

/**
 * Opens a native dialog as a modal one for as long as it is mounted. The browser keeps the focus inside and makes the
 * page behind inert; on the way out the focus returns to what opened it.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    if (dialog && !dialog.open) dialog.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true });
    };
  }, []);
  return ref;
}

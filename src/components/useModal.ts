import { useLayoutEffect, useRef, type RefObject, type SyntheticEvent } from 'react';
import { focusHeading, focusIsLost } from './focusHeading';

/** What a native dialog is given so that it is modal for as long as it is mounted. */
export interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent) => void;
  onClose: () => void;
}

/** Fields that may be typed in; the first one takes the focus. */
export const typable = 'input:not([readonly]):not([type=file]):not([type=hidden]), select, textarea:not([readonly])';

/**
 * Opens a native dialog over the page while it is mounted; focus goes back to what opened it.
 *
 * @param onEscape Escape was pressed; without it the dialog cannot be left by Escape
 */
export function useModal(onEscape?: () => void): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    leaving.current = false;
    dialog?.showModal();
    dialog?.querySelector<HTMLElement>(typable)?.focus();
    return () => {
      leaving.current = true;
      dialog?.close();
      // The page may have been moved under the dialog, and stays there.
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
      // Nothing opened it (a form that came by way of the login), or what did is gone.
      if (focusIsLost() || dialog?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return {
    ref,
    onCancel: (event) => {
      event.preventDefault();
      onEscape?.();
    },
    // Browsers let a second Escape close a dialog whatever the page says: it is then reopened or reported.
    onClose: () => {
      const dialog = ref.current;
      if (leaving.current || !dialog || dialog.open) return;
      if (onEscape) onEscape();
      else dialog.showModal();
    },
  };
}

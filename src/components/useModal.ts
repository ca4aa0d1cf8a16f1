import { useLayoutEffect, useRef, type SyntheticEvent } from 'react';
import { focusHeading, focusIsLost } from './focus';

/** Editable fields. */
export const typable = 'input:not([readonly]):not([type=file]):not([type=hidden]), select, textarea:not([readonly])';

/**
 * The first empty field takes the focus, or else the first. Selects do not count that only fill in a filled field, or
 * whose options are still loading, as of a 类别 that is chosen already.
 */
export function focusFirstEmpty(form: Element | null): void {
  const fields = [...(form?.querySelectorAll<HTMLInputElement & { length?: number }>(typable) ?? [])];
  const isEmpty = ({ value, dataset, name, length }: (typeof fields)[0]) =>
    !value && dataset.filled === undefined && !(name && length === 1);
  (fields.find(isEmpty) ?? fields[0])?.focus();
}

/**
 * Opens a native dialog while mounted; the focus returns to its opener.
 *
 * @param onEscape handles Escape; without it Escape does not close the dialog
 */
export function useModal(onEscape?: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  useLayoutEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    leaving.current = false;
    dialog?.showModal();
    focusFirstEmpty(dialog);
    return () => {
      leaving.current = true;
      dialog?.close();
      // The page may have scrolled under the dialog, and stays there.
      if (opener instanceof HTMLElement && opener !== document.body && opener.isConnected) {
        opener.focus({ preventScroll: true });
      }
      // Nothing opened it (a form reopened after a login), or its opener is gone.
      if (focusIsLost() || dialog?.contains(document.activeElement)) focusHeading();
    };
  }, []);
  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      event.preventDefault();
      onEscape?.();
    },
    // Browsers let a second Escape close a dialog despite `preventDefault`. Its owner may keep it open.
    onClose: () => {
      const dialog = ref.current;
      if (leaving.current || !dialog || dialog.open) return;
      dialog.showModal();
      onEscape?.();
    },
  };
}

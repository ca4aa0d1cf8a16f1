import { useEffect, type RefObject } from 'react';
import { listen } from '../../lib/listen';

/** Shows a dialog above the page. A modal dialog makes everything else inert: this one must then be opened later. */
export function useTopmost(box: RefObject<HTMLDialogElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const dialog = box.current!;
    const raise = () => {
      const hadFocus = document.activeElement;
      dialog.close();
      if (!isOpen) return;
      const others = [...document.querySelectorAll('dialog[open]')].some((other) => other !== dialog);
      if (others) dialog.showModal();
      else dialog.show();
      if (hadFocus instanceof HTMLElement && dialog.contains(hadFocus)) hadFocus.focus();
    };
    const onToggle = (event: Event) => event.target instanceof HTMLDialogElement && event.target !== dialog && raise();
    raise();
    return listen(document, ['toggle'], onToggle, { capture: true });
  }, [box, isOpen]);
}

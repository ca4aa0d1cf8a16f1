import { useEffect, useEffectEvent, type RefObject } from 'react';
import { listen } from '../../lib/events';

/** Debounce of the input before suggestions are fetched, ms. */
const pause = 150;

interface Combobox {
  /** Id of the listbox; null while it is hidden. */
  list: string | null;
  /** Id of the active option. */
  activeId: string | null;
  isOpen: boolean;
  /** It is a dialog of its own. */
  isScreen?: boolean;
  onOpened: (text: string) => void;
  onTyped: (text: string) => void;
  /** Moves the active option; 0: back to the field. */
  onMoved: (by: -1 | 0 | 1) => void;
  /** Enter on the active option. */
  onChosen: () => void;
  onClosed: () => void;
  onSubmitted: (text: string) => void;
}

/**
 * Turns a text field into a combobox with a listbox (ARIA Authoring Practices Guide) once this chunk has loaded: the
 * element and its input stay. During IME composition nothing is fetched and no key is handled.
 */
export function useComboboxField(field: RefObject<HTMLInputElement | null>, box: Combobox): void {
  const { list, activeId, isOpen } = box;
  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(list !== null),
      'aria-controls': list,
      'aria-activedescendant': activeId,
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value === null) input.removeAttribute(name);
      else input.setAttribute(name, value);
    }
  }, [field, list, activeId]);

  const opened = useEffectEvent((text: string) => box.onOpened(text));
  const typed = useEffectEvent((text: string) => box.onTyped(text));
  const submitted = useEffectEvent((text: string) => box.onSubmitted(text));
  const closed = useEffectEvent(() => box.onClosed());
  const key = useEffectEvent((event: KeyboardEvent) => {
    const text = (event.target as HTMLInputElement).value;
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault();
        if (isOpen) box.onMoved(event.key === 'ArrowDown' ? 1 : -1);
        else box.onOpened(text);
        break;
      case 'Home':
      case 'End':
      case 'ArrowLeft':
      case 'ArrowRight':
        if (activeId !== null) box.onMoved(0);
        break;
      case 'Enter':
        if (activeId === null) break;
        event.preventDefault();
        box.onChosen();
        break;
      case 'Escape':
        // Closes the full-screen search.
        if (!isOpen || box.isScreen) break;
        event.preventDefault();
        box.onClosed();
    }
  });

  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    let pausing: ReturnType<typeof setTimeout> | undefined;
    const stop = () => clearTimeout(pausing);
    const wait = () => {
      stop();
      pausing = setTimeout(() => typed(input.value), pause);
    };
    const onInput = (event: Event) => {
      if (!(event as InputEvent).isComposing) wait();
    };
    const onKey = (event: KeyboardEvent) => {
      // Safari ends a composition before the keydown that ended it.
      if (!event.isComposing && event.keyCode !== 229) key(event);
    };
    const onFocus = () => opened(input.value);
    const onClick = () => {
      if (input.getAttribute('aria-expanded') === 'false') opened(input.value);
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (!form.contains(relatedTarget as Node | null)) closed();
    };
    const onSubmit = (event: Event) => {
      event.preventDefault();
      stop();
      submitted(input.value);
    };
    const stops = [
      stop,
      listen(input, ['input'], onInput),
      listen(input, ['compositionstart'], stop),
      listen(input, ['compositionend'], wait),
      listen(input, ['keydown'], onKey),
      listen(input, ['focus'], onFocus),
      listen(input, ['click'], onClick),
      listen(form, ['focusout'], onLeave),
      listen(form, ['submit'], onSubmit),
    ];
    // It was focused before this chunk loaded.
    if (form.contains(document.activeElement)) opened(input.value);
    return () => stops.forEach((end) => end());
  }, [field]);
}

import { useEffect, useEffectEvent, type RefObject } from 'react';

/** How long the typing pauses before suggestions are asked for, ms. */
const pause = 150;

interface Combobox {
  /** Id of the list of suggestions; null while there is none to see. */
  list: string | null;
  /** Id of the suggestion that the arrow keys have reached. */
  activeId: string | null;
  isOpen: boolean;
  /** It is a dialog of its own. */
  isScreen?: boolean;
  onOpened: (text: string) => void;
  onTyped: (text: string) => void;
  /** The arrow keys go on by so many; 0: back into the field. */
  onMoved: (by: -1 | 0 | 1) => void;
  /** Enter on the suggestion that was reached. */
  onChosen: () => void;
  onClosed: () => void;
  onSubmitted: (text: string) => void;
}

/**
 * Makes a text field a combobox with a list (ARIA Authoring Practices Guide), which it is only once this script has
 * come: the field stays the element that it was, with what has been typed into it. While an input method composes a
 * word, nothing is asked and no key is taken.
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
        // What has the whole screen is closed by it.
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
      // Safari ends a composition before the key that ended it.
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
    const listeners: [EventTarget, string, (event: never) => void][] = [
      [input, 'input', onInput],
      [input, 'compositionstart', stop],
      [input, 'compositionend', wait],
      [input, 'keydown', onKey],
      [input, 'focus', onFocus],
      [input, 'click', onClick],
      [form, 'focusout', onLeave],
      [form, 'submit', onSubmit],
    ];
    for (const [target, name, listener] of listeners) target.addEventListener(name, listener as EventListener);
    // It was touched before this script came.
    if (form.contains(document.activeElement)) opened(input.value);
    return () => {
      stop();
      for (const [target, name, listener] of listeners) target.removeEventListener(name, listener as EventListener);
    };
  }, [field]);
}

import { useEffect, useRef, type RefObject } from 'react';

/** Focuses the first invalid field of a rejected form. */
export function useFocusFirstInvalid<Form extends HTMLElement = HTMLFormElement>(
  errors: Readonly<Record<string, string>>,
): RefObject<Form | null> {
  const form = useRef<Form>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return form;
}

import { useEffect, useRef, type RefObject } from 'react';

/** A refused form leads to its first wrong field. */
export function useFocusFirstInvalid(errors: Readonly<Record<string, string>>): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [errors]);
  return form;
}

import type { FormEvent } from 'react';

/** Handles a form's submit, without the browser's own. */
export const submits =
  (submit: () => void) =>
  (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };

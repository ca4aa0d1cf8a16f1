import { useState, type FormEvent, type RefObject } from 'react';
import type { CaptchaPicture } from './CaptchaField';
import { useFocusFirstInvalid } from './useFocusFirstInvalid';

export interface AccountFormProps<Fields> {
  busy: boolean;
  message: string | null;
  errors: Readonly<Record<string, string>>;
  picture: CaptchaPicture;
  /** Resolves to whether the captcha is used up. */
  onSubmit: (fields: Fields) => Promise<boolean>;
}

interface AccountForm<Fields> {
  fields: Fields;
  change: (changed: Partial<Fields>) => void;
  form: RefObject<HTMLFormElement | null>;
  submit: (event: FormEvent) => void;
}

/** The fields of the login or register page, and their submission. What is typed stays in the component. */
export function useAccountForm<Fields extends { validateCode: string }>(
  empty: Fields,
  { busy, errors, picture, onSubmit }: AccountFormProps<Fields>,
): AccountForm<Fields> {
  const [fields, setFields] = useState(empty);
  const form = useFocusFirstInvalid(errors);
  const send = async () => {
    // An exercise that is still to be heard cannot have been answered.
    if (busy || picture.sound?.state === 'loading') return;
    if (await onSubmit(fields)) setFields((before) => ({ ...before, validateCode: '' }));
  };
  return {
    fields,
    change: (changed) => setFields((before) => ({ ...before, ...changed })),
    form,
    submit: (event) => {
      event.preventDefault();
      void send();
    },
  };
}

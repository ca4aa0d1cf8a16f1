import { useLayoutEffect, useState, type FormEvent, type RefObject } from 'react';
import { useIsHydrating } from '../../components/hydration';
import type { CaptchaPicture } from './CaptchaField';
import { useFocusFirstInvalid } from '../../components/useFocusFirstInvalid';

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
  /** Before hydration a native submit would put the fields, passwords included, into the URL. */
  isInert: boolean;
}

/** Values that differ from the server-rendered ones: typed or autofilled before hydration. */
function filledIn<Fields extends object>(form: HTMLFormElement | null, drawn: Fields): Partial<Fields> {
  const changed = Object.entries(drawn).flatMap(([name, value]): [string, unknown][] => {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) return [];
    const held = control.type === 'checkbox' ? control.checked : control.value;
    return held === value ? [] : [[name, held]];
  });
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** The fields of the login or register form, and their submission. Input stays in the component. */
export function useAccountForm<Fields extends { validateCode: string }>(
  empty: Fields,
  { busy, errors, picture, onSubmit }: AccountFormProps<Fields>,
): AccountForm<Fields> {
  const [fields, setFields] = useState(empty);
  const form = useFocusFirstInvalid(errors);
  const isInert = useIsHydrating();
  // Once, before any re-render resets the fields; the DOM cannot be read earlier.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => setFields((before) => ({ ...before, ...filledIn(form.current, before) })), [form]);
  const send = async () => {
    // An audio captcha that has not been played cannot have been answered.
    if (busy || picture.sound?.state === 'loading') return;
    if (await onSubmit(fields)) setFields((before) => ({ ...before, validateCode: '' }));
  };
  return {
    fields,
    change: (changed) => setFields((before) => ({ ...before, ...changed })),
    form,
    isInert,
    submit: (event) => {
      event.preventDefault();
      void send();
    },
  };
}

import { useLayoutEffect, useState, type FormEvent, type RefObject } from 'react';
import { useIsHydrating } from '../../components/useIsHydrating';
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
  /** Before the script has taken the page over, the browser itself would send the fields, passwords in the address. */
  isInert: boolean;
}

/** What fields hold other than they were drawn with: typed, or filled in by the browser, before the script ran. */
function filledIn<Fields extends object>(form: HTMLFormElement | null, drawn: Fields): Partial<Fields> {
  const changed = Object.entries(drawn).flatMap(([name, value]): [string, unknown][] => {
    const control = form?.elements.namedItem(name);
    if (!(control instanceof HTMLInputElement)) return [];
    const held = control.type === 'checkbox' ? control.checked : control.value;
    return held === value ? [] : [[name, held]];
  });
  return Object.fromEntries(changed) as Partial<Fields>;
}

/** The fields of the login or register page, and their submission. What is typed stays in the component. */
export function useAccountForm<Fields extends { validateCode: string }>(
  empty: Fields,
  { busy, errors, picture, onSubmit }: AccountFormProps<Fields>,
): AccountForm<Fields> {
  const [fields, setFields] = useState(empty);
  const form = useFocusFirstInvalid(errors);
  const isInert = useIsHydrating();
  // Once, before anything draws the fields again and empties them; no earlier can the page be asked for it.
  // eslint-disable-next-line react-hooks/set-state-in-effect
  useLayoutEffect(() => setFields((before) => ({ ...before, ...filledIn(form.current, before) })), [form]);
  const send = async () => {
    // An exercise that is still to be heard cannot have been answered.
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

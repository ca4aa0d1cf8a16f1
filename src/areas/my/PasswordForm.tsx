import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { zh } from '../../i18n/zh';
import type { FieldValues } from '../../lib/formFields';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { useFocusFirstInvalid } from '../../components/useFocusFirstInvalid';
import type { PasswordFields } from './profileFields';
import styles from './ProfilePage.module.css';

/** Why a password form was rejected: by field, or as a whole. */
export interface Refusal {
  errors: FieldValues;
  message: string | null;
}

interface PasswordFormProps {
  /** For the browser's password manager. */
  username: string;
  /**
   * Resolves to an error message, or to null once the password is changed. The same values are sent with the same
   * idempotency key.
   */
  onSubmit: (fields: PasswordFields, key: string) => Promise<Refusal | null>;
}

const empty: PasswordFields = { oldPassword: '', password: '', confirmPassword: '' };
const nothingWrong: Refusal = { errors: {}, message: null };

const table = [
  { name: 'oldPassword', label: zh.profile.oldPassword, autoComplete: 'current-password', full: true },
  { name: 'password', label: zh.profile.newPassword, autoComplete: 'new-password', hint: zh.auth.passwordHint },
  { name: 'confirmPassword', label: zh.auth.confirmPassword, autoComplete: 'new-password' },
] as const;

/** Change of password. Input stays in this component, and is dropped with it. */
export function PasswordForm({ username, onSubmit }: PasswordFormProps) {
  const [fields, setFields] = useState(empty);
  const [refusal, setRefusal] = useState(nothingWrong);
  const [busy, setBusy] = useState(false);
  const key = useRef<string | null>(null);
  const form = useFocusFirstInvalid(refusal.errors);
  const change = (changed: Partial<PasswordFields>) => {
    key.current = null;
    setFields((before) => ({ ...before, ...changed }));
  };
  const submit = async () => {
    if (busy) return;
    setBusy(true);
    key.current ??= nanoid();
    const refused = await onSubmit(fields, key.current);
    setBusy(false);
    setRefusal(refused ?? nothingWrong);
    if (!refused) change(empty);
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="password"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <FormMessage text={refusal.message} />
      <p className={styles.note}>{zh.profile.passwordNote}</p>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className="form">
        {table.map(({ name, ...field }) => (
          <PasswordField
            key={name}
            {...field}
            name={name}
            required
            error={refusal.errors[name]}
            value={fields[name]}
            onChange={({ target }) => change({ [name]: target.value })}
          />
        ))}
      </div>
      <p className={styles.submit}>
        <button className="btn" type="submit" aria-busy={busy || undefined}>
          {zh.profile.password}
        </button>
      </p>
    </form>
  );
}

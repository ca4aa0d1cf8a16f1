import { nanoid } from '@reduxjs/toolkit';
import { useRef, useState } from 'react';
import { zh } from '../../i18n/zh';
import type { FieldValues } from '../../lib/formFields';
import { FormMessage, useFocusFirstInvalid } from '../../components/Field';
import { PasswordField } from '../../components/PasswordField';
import { ConfirmDialog } from '../../components/AlertDialog';
import { accountClosingAsked, questionClosed, selectQuestion } from '../../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import type { PasswordFields } from './ProfilePage';
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

interface CloseAccountFormProps {
  username: string;
  /** Resolves to an error message, or to null once the account is closed. */
  onConfirm: (password: string) => Promise<Refusal | null>;
}

/** Closing an account: its consequences, the password, and a confirmation. */
export function CloseAccountForm({ username, onConfirm }: CloseAccountFormProps) {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector(selectQuestion) === 'accountClosing';
  const [password, setPassword] = useState('');
  const [refusal, setRefusal] = useState(nothingWrong);
  const [busy, setBusy] = useState(false);
  const form = useFocusFirstInvalid(refusal.errors);
  const close = async () => {
    setBusy(true);
    const refused = await onConfirm(password);
    setBusy(false);
    if (refused) setRefusal(refused);
  };
  return (
    <form
      ref={form}
      method="post"
      noValidate
      aria-labelledby="close"
      onSubmit={(event) => {
        event.preventDefault();
        if (busy) return;
        const isMissing = password === '';
        setRefusal(
          isMissing ? { errors: { password: zh.form.fill(zh.profile.closePassword) }, message: null } : nothingWrong,
        );
        if (!isMissing) dispatch(accountClosingAsked());
      }}
    >
      <FormMessage text={refusal.message} />
      <div className={styles.note}>
        <p>{zh.profile.closeNote}</p>
        <ul className={styles.consequences}>
          {zh.profile.consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <div className="form">
        <PasswordField
          label={zh.profile.closePassword}
          name="password"
          required
          autoComplete="current-password"
          error={refusal.errors.password}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </div>
      <p className={styles.submit}>
        <button className={`btn btn--line ${styles.danger}`} type="submit" aria-busy={busy || undefined}>
          {zh.profile.close}
        </button>
      </p>
      {isAsked && (
        <ConfirmDialog
          question={zh.profile.closeQuestion}
          onConfirm={() => {
            dispatch(questionClosed());
            void close();
          }}
          onCancel={() => dispatch(questionClosed())}
        />
      )}
    </form>
  );
}

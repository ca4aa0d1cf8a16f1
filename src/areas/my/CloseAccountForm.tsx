import { useState } from 'react';
import { zh } from '../../i18n/zh';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { useFocusFirstInvalid } from '../../components/useFocusFirstInvalid';
import type { Refusal } from './PasswordForm';
import styles from './ProfilePage.module.css';

interface CloseAccountFormProps {
  username: string;
  /** The confirmation is open. */
  isAsked: boolean;
  onAsk: () => void;
  onCancel: () => void;
  /** Resolves to an error message, or to null once the account is closed. */
  onConfirm: (password: string) => Promise<Refusal | null>;
}

const nothingWrong: Refusal = { errors: {}, message: null };

/** Closing an account: its consequences, the password, and a confirmation. */
export function CloseAccountForm({ username, isAsked, onAsk, onCancel, onConfirm }: CloseAccountFormProps) {
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
        if (!isMissing) onAsk();
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
            onCancel();
            void close();
          }}
          onCancel={onCancel}
        />
      )}
    </form>
  );
}

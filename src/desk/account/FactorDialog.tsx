import { useState, type ReactNode } from 'react';
import { errorText } from '../../api/errors';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { DeskDialog } from '../shell/DeskDialog';
import { zh } from '../../i18n/zh';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useVault } from '../../state/useVault';
import styles from './Account.module.css';
import { Field } from '../../components/Field';

interface FactorDialogProps {
  title: string;
  /** Label of its submit button. */
  action: string;
  /** Whether it asks for the user's own password. */
  asksPassword?: boolean;
  /** The field for an authenticator's code; without it none is asked for. */
  code?: { label: string; hint?: string };
  /** The call that the submit makes. */
  call: { isLoading: boolean; error?: unknown };
  /** Sends what was typed, by its reference in the vault. @returns whether that succeeded */
  onSubmit: (secrets: string) => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the user's password, a code, or both. What is typed stays in this component and the vault. */
export function FactorDialog({ asksPassword, code, call, onSubmit, children, ...dialog }: FactorDialogProps) {
  const vault = useVault();
  const [password, setPassword] = useState('');
  const [oneTimeCode, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    const typed: Record<string, string> = { ...(asksPassword && { password }), ...(code && { oneTimeCode }) };
    if (Object.values(typed).includes('') || call.isLoading) return;
    // A code is valid once.
    if (!(await onSubmit(vault.put(typed)))) setCode('');
  };
  return (
    <DeskDialog {...dialog} narrow onSubmit={() => void submit()} busy={call.isLoading}>
      <div className={styles.fields}>
        <FormMessage text={call.error ? errorText(call.error, zh.states.operationFailed) : null} />
        {children}
        {asksPassword && (
          <PasswordField
            label={words.currentPassword}
            name="password"
            required
            autoComplete="current-password"
            error={isTried && password === '' ? zh.form.fill(words.currentPassword) : undefined}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {code && (
          <CodeField
            {...code}
            code={oneTimeCode}
            isMissing={isTried && oneTimeCode === '' && !call.error}
            onType={setCode}
          />
        )}
      </div>
    </DeskDialog>
  );
}

interface CodeFieldProps {
  label: string;
  hint?: string;
  code: string;
  /** The form was submitted without it. */
  isMissing: boolean;
  onType: (code: string) => void;
}

/** Input for an authenticator's code. */
export function CodeField({ code, isMissing, onType, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      name="oneTimeCode"
      required
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
      error={isMissing ? zh.form.fill(words.code) : undefined}
      value={code}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

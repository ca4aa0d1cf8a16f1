import type { ReactNode } from 'react';
import { errorText } from '../../api/errors';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { DeskDialog } from '../shell/DeskDialog';
import { zh } from '../../i18n/zh';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import styles from './Account.module.css';

interface FactorDialogProps {
  title: string;
  /** Label of its submit button. */
  action: string;
  /** The call that the submit makes. */
  call: { isLoading: boolean; error?: unknown };
  onSubmit: () => Promise<void>;
  onClose: () => void;
  children: ReactNode;
}

/** A step of turning the second factor on or off. */
export function FactorDialog({ call: { isLoading, error }, onSubmit, children, ...dialog }: FactorDialogProps) {
  return (
    <DeskDialog {...dialog} narrow onSubmit={() => void onSubmit()} busy={isLoading}>
      <div className={styles.fields}>
        <FormMessage text={error ? errorText(error, zh.states.operationFailed) : null} />
        {children}
      </div>
    </DeskDialog>
  );
}

interface OwnPasswordProps {
  password: string;
  /** The form was submitted without it. */
  isMissing: boolean;
  onType: (password: string) => void;
}

/** The user's own password, entered again. */
export function OwnPassword({ password, isMissing, onType }: OwnPasswordProps) {
  return (
    <PasswordField
      label={words.currentPassword}
      name="password"
      required
      autoComplete="current-password"
      error={isMissing ? zh.form.fill(words.currentPassword) : undefined}
      value={password}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

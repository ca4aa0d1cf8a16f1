import { useState } from 'react';
import { ConfirmDialog } from '../../components/ConfirmDialog';
import { Dialog } from '../../components/Dialog';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import styles from './Settings.module.css';

interface AccountActionsProps {
  /** As people know the account. */
  name: string;
  disabled: boolean;
  onDisable: (disabled: boolean) => void;
  onReset: () => void;
}

/** What is done to an account: both ask first, since they end its sessions. */
export function AccountActions({ name, disabled, onDisable, onReset }: AccountActionsProps) {
  const [question, setQuestion] = useState<'disable' | 'reset' | null>(null);
  return (
    <>
      <button
        className="btn btn--line"
        type="button"
        aria-label={words.named(disabled ? words.enable : words.disable, name)}
        onClick={() => (disabled ? onDisable(false) : setQuestion('disable'))}
      >
        {disabled ? words.enable : words.disable}
      </button>
      <button
        className="btn btn--line"
        type="button"
        aria-label={words.named(words.resetPassword, name)}
        onClick={() => setQuestion('reset')}
      >
        {words.resetPassword}
      </button>
      {question && (
        <ConfirmDialog
          question={question === 'disable' ? words.disableQuestion(name) : words.resetQuestion(name)}
          onConfirm={() => {
            setQuestion(null);
            if (question === 'disable') onDisable(true);
            else onReset();
          }}
          onCancel={() => setQuestion(null)}
        />
      )}
    </>
  );
}

/** A password that was made up; it is on the screen until the dialog is closed, and nowhere else. */
export function NewPasswordDialog({
  name,
  password,
  onClose,
}: {
  name: string;
  password: string;
  onClose: () => void;
}) {
  return (
    <Dialog title={words.newPassword} narrow onClose={onClose}>
      <p>{words.passwordFor(name)}</p>
      <p className={styles.password}>{password}</p>
    </Dialog>
  );
}

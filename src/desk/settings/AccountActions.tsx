import { useState } from 'react';
import { DeskConfirm, DeskDialog } from '../shell/DeskDialog';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import styles from './Settings.module.css';

interface AccountActionsProps {
  /** As people know the account. */
  name: string;
  disabled: boolean;
  onDisable: (disabled: boolean) => void;
  onReset: () => void;
  /** Takes the authenticator away; not given where there is none. */
  onResetFactor?: () => void;
}

const questions = {
  disable: words.disableQuestion,
  reset: words.resetQuestion,
  resetFactor: words.resetFactorQuestion,
};

/** What is done to an account: all but letting it in again ask first, since they end its sessions. */
export function AccountActions({ name, disabled, onDisable, onReset, onResetFactor }: AccountActionsProps) {
  const [question, setQuestion] = useState<keyof typeof questions | null>(null);
  const answers = { disable: () => onDisable(true), reset: onReset, resetFactor: () => onResetFactor?.() };
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
      {onResetFactor && (
        <button
          className="btn btn--line"
          type="button"
          aria-label={words.named(words.resetFactor, name)}
          onClick={() => setQuestion('resetFactor')}
        >
          {words.resetFactor}
        </button>
      )}
      {question && (
        <DeskConfirm
          question={questions[question](name)}
          onConfirm={() => {
            setQuestion(null);
            answers[question]();
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
    <DeskDialog title={words.newPassword} narrow onClose={onClose}>
      <p>{words.passwordFor(name)}</p>
      <p className={styles.password}>{password}</p>
    </DeskDialog>
  );
}

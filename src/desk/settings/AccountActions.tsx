import { useState } from 'react';
import { DeskConfirm } from '../shell/DeskDialog';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import styles from './Settings.module.css';

interface AccountActionsProps {
  /** The account's display name. */
  name: string;
  disabled: boolean;
  /** Edits name or role; omitted where nothing can be changed. */
  onEdit?: () => void;
  onDisable: (disabled: boolean) => void;
  /** Generates a new password; omitted for the user's own account. */
  onReset?: () => void;
  /** Removes the authenticator; omitted where there is none. */
  onResetFactor?: () => void;
}

const questions = {
  disable: words.disableQuestion,
  reset: words.resetQuestion,
  resetFactor: words.resetFactorQuestion,
};

/** Actions on an account: all but enabling it need a confirmation, since they end its sessions. */
export function AccountActions({ name, disabled, onEdit, onDisable, onReset, onResetFactor }: AccountActionsProps) {
  const [question, setQuestion] = useState<keyof typeof questions | null>(null);
  const answers = { disable: () => onDisable(true), reset: () => onReset?.(), resetFactor: () => onResetFactor?.() };
  return (
    <div className={styles.actions}>
      {onEdit && (
        <button
          className="btn btn--line btn--sm"
          type="button"
          aria-label={words.named(words.edit, name)}
          onClick={onEdit}
        >
          {words.edit}
        </button>
      )}
      <button
        className="btn btn--line btn--sm"
        type="button"
        aria-label={words.named(disabled ? words.enable : words.disable, name)}
        onClick={() => (disabled ? onDisable(false) : setQuestion('disable'))}
      >
        {disabled ? words.enable : words.disable}
      </button>
      {onReset && (
        <button
          className="btn btn--line btn--sm"
          type="button"
          aria-label={words.named(words.resetPassword, name)}
          onClick={() => setQuestion('reset')}
        >
          {words.resetPassword}
        </button>
      )}
      {onResetFactor && (
        <button
          className="btn btn--line btn--sm"
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
    </div>
  );
}

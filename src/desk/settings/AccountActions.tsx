import { useState } from 'react';
import { DeskConfirm } from '../shell/DeskDialog';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import styles from './Settings.module.css';
import { RowButton } from './SettingsRow';

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
  const actions: [label: string, run: (() => void) | undefined][] = [
    [words.edit, onEdit],
    disabled ? [words.enable, () => onDisable(false)] : [words.disable, () => setQuestion('disable')],
    [words.resetPassword, onReset && (() => setQuestion('reset'))],
    [words.resetFactor, onResetFactor && (() => setQuestion('resetFactor'))],
  ];
  return (
    <div className={`row ${styles.actions}`}>
      {actions.map(([label, run], place) => run && <RowButton key={place} label={label} of={name} onClick={run} />)}
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

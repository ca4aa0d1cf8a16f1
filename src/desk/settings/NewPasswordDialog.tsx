import { useState } from 'react';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import styles from './Settings.module.css';

interface NewPasswordDialogProps {
  name: string;
  password: string;
  onClose: () => void;
}

const copied = { yes: words.copied, no: words.notCopied };

/** A generated password; it is on the screen until the dialog is closed, and nowhere else unless it is copied. */
export function NewPasswordDialog({ name, password, onClose }: NewPasswordDialogProps) {
  const [outcome, setOutcome] = useState<keyof typeof copied | null>(null);
  const copy = async () => {
    try {
      // A page without TLS has no clipboard.
      await navigator.clipboard.writeText(password);
      setOutcome('yes');
    } catch {
      setOutcome('no');
    }
  };
  return (
    <DeskDialog
      title={words.newPassword}
      narrow
      onClose={onClose}
      footer={
        <>
          <p role="status">{outcome && copied[outcome]}</p>
          <button className="btn btn--line" type="button" onClick={() => void copy()}>
            {words.copy}
          </button>
          <button className="btn" type="button" onClick={onClose}>
            {words.handedOver}
          </button>
        </>
      }
    >
      <p>{words.passwordFor(name)}</p>
      <p className={styles.password}>{password}</p>
    </DeskDialog>
  );
}

import { useState } from 'react';
import { errorText } from '../../api/errors';
import { zh } from '../../i18n/zh';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import { useConfirmed } from '../account/ConfirmOwner';
import { useDeskDispatch } from '../hooks';
import { DeskDialog } from '../shell/DeskDialog';
import { workFailed } from '../../state/noticesSlice';
import { useVault } from '../../state/useVault';
import styles from './Settings.module.css';

interface ShownPassword {
  name: string;
  password: string;
}

/** The last generated password, taken from the vault while its dialog is shown. */
export function useNewPassword() {
  const dispatch = useDeskDispatch();
  const vault = useVault();
  const confirmed = useConfirmed();
  const [shown, setShown] = useState<ShownPassword | null>(null);
  return {
    dialog: shown && <NewPasswordDialog {...shown} onClose={() => setShown(null)} />,
    /** Shows the password that an action returned. @returns whether it succeeded */
    show: async (name: string, work: () => Promise<{ data?: string; error?: unknown }>): Promise<boolean> => {
      const outcome = await confirmed(work);
      if (outcome === null) return false;
      const { data, error } = outcome;
      if (error || data === undefined) {
        dispatch(workFailed(errorText(error, zh.states.operationFailed)));
        return false;
      }
      setShown({ name, password: vault.take(data).password ?? '' });
      return true;
    },
  };
}

const copied = { yes: words.copied, no: words.notCopied };

/** A generated password; it is on the screen until the dialog is closed, and nowhere else unless it is copied. */
function NewPasswordDialog({ name, password, onClose }: ShownPassword & { onClose: () => void }) {
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

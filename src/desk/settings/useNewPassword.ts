import { useState } from 'react';
import { errorText } from '../../api/errors';
import { zh } from '../../i18n/zh';
import { useDeskDispatch } from '../hooks';
import { useConfirmed } from '../account/ConfirmOwner';
import { workFailed } from '../../state/noticesSlice';
import { useVault } from '../../state/useVault';

interface ShownPassword {
  name: string;
  password: string;
}

/** The last generated password, taken from the vault while it is shown. */
export function useNewPassword() {
  const dispatch = useDeskDispatch();
  const vault = useVault();
  const confirmed = useConfirmed();
  const [shown, setShown] = useState<ShownPassword | null>(null);
  return {
    shown,
    close: () => setShown(null),
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

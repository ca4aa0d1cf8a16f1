import { useState } from 'react';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useVault } from '../../state/useVault';
import styles from './Account.module.css';
import { useConfirmOwnerMutation } from './accountApi';
import { FactorDialog, OwnPassword } from './FactorDialog';

/** Asks the user to enter the password again. */
export function ConfirmDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const vault = useVault();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [confirm, call] = useConfirmOwnerMutation();
  const submit = async () => {
    setTried(true);
    if (password === '' || call.isLoading) return;
    if ('error' in (await confirm({ secrets: vault.put({ password }) }))) return;
    onEnd(true);
  };
  return (
    <FactorDialog
      title={words.confirmOwner}
      action={words.confirmAct}
      call={call}
      onSubmit={submit}
      onClose={() => onEnd(false)}
    >
      <p className={styles.hint}>{words.confirmOwnerHint}</p>
      <OwnPassword password={password} isMissing={isTried && password === ''} onType={setPassword} />
    </FactorDialog>
  );
}

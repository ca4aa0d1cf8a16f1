import { createContext, useContext, useState, type ReactNode } from 'react';
import { isApiError } from '../../api/errors';
import { passwordNeeded } from '../../contract/desk';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useVault } from '../../state/useVault';
import { useConfirmOwnerMutation } from './accountApi';
import { FactorDialog, OwnPassword } from './FactorDialog';
import styles from './Account.module.css';

/** Asks for the password. @returns whether it was given and right */
type Ask = () => Promise<boolean>;

const AskContext = createContext<Ask>(() => Promise.resolve(false));

/** Lets every screen in it ask who is there for the password once more. */
export function ConfirmOwner({ children }: { children: ReactNode }) {
  const [answer, setAnswer] = useState<{ give: (isConfirmed: boolean) => void } | null>(null);
  const [ask] = useState((): Ask => () => new Promise((give) => setAnswer({ give })));
  const close = (isConfirmed: boolean) => {
    setAnswer(null);
    answer?.give(isConfirmed);
  };
  return (
    <AskContext value={ask}>
      {children}
      {answer && <ConfirmDialog onEnd={close} />}
    </AskContext>
  );
}

function ConfirmDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const vault = useVault();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [confirm, { isLoading, error }] = useConfirmOwnerMutation();
  const submit = async () => {
    setTried(true);
    if (password === '' || isLoading) return;
    if ('error' in (await confirm({ secrets: vault.put({ password }) }))) return;
    onEnd(true);
  };
  return (
    <FactorDialog
      title={words.confirmOwner}
      action={words.confirmAct}
      busy={isLoading}
      error={error}
      onSubmit={submit}
      onClose={() => onEnd(false)}
    >
      <p className={styles.hint}>{words.confirmOwnerHint}</p>
      <OwnPassword password={password} isMissing={isTried && password === ''} onType={setPassword} />
    </FactorDialog>
  );
}

/**
 * Carries out an act; where the backend asks for the password first, so does a dialog, and the act is sent again.
 * @returns null when the password was not given: nothing was done, and nothing has failed
 */
export function useConfirmed() {
  const ask = useContext(AskContext);
  return async <Result extends object>(act: () => Promise<Result>): Promise<Result | null> => {
    const result = await act();
    const error = 'error' in result ? result.error : undefined;
    if (!isApiError(error) || error.code !== passwordNeeded) return result;
    return (await ask()) ? act() : null;
  };
}

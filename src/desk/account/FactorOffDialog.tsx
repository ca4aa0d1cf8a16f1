import { useState } from 'react';
import { errorText } from '../../api/errors';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { Dialog } from '../../components/Dialog';
import { zh } from '../../i18n/zh';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useAppDispatch } from '../../state/hooks';
import { workSucceeded } from '../../state/noticesSlice';
import { useVault } from '../../state/useVault';
import styles from './Account.module.css';
import { useEndFactorMutation } from './accountApi';
import { CodeField } from './CodeField';

/** Turns the second step off, for who has both the password and a code. */
export function FactorOffDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const vault = useVault();
  const [password, setPassword] = useState('');
  const [oneTimeCode, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [end, { isLoading, error }] = useEndFactorMutation();
  const submit = async () => {
    setTried(true);
    if (password === '' || oneTimeCode === '' || isLoading) return;
    if ('error' in (await end({ secrets: vault.put({ password, oneTimeCode }) }))) {
      setCode('');
      return;
    }
    onClose();
    dispatch(workSucceeded({ text: words.turnedOff }));
  };
  return (
    <Dialog
      title={words.turnOff}
      narrow
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <button className="btn" type="submit" aria-busy={isLoading || undefined}>
          {words.turnOff}
        </button>
      }
    >
      <div className={styles.fields}>
        <FormMessage text={error ? errorText(error, zh.states.operationFailed) : null} />
        <PasswordField
          label={words.currentPassword}
          name="password"
          required
          autoComplete="current-password"
          error={isTried && password === '' ? zh.form.fill(words.currentPassword) : undefined}
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
        <CodeField
          label={words.codeOrRecovery}
          code={oneTimeCode}
          error={isTried && oneTimeCode === '' && !error ? zh.form.fill(words.code) : undefined}
          onType={setCode}
        />
      </div>
    </Dialog>
  );
}

import { useState } from 'react';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useDeskDispatch } from '../hooks';
import { workSucceeded } from '../../state/noticesSlice';
import { useVault } from '../../state/useVault';
import { useEndFactorMutation } from './accountApi';
import { CodeField } from './CodeField';
import { FactorDialog, OwnPassword } from './FactorDialog';

/** Turns the second factor off; needs both the password and a code. */
export function FactorOffDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDeskDispatch();
  const vault = useVault();
  const [password, setPassword] = useState('');
  const [oneTimeCode, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [end, call] = useEndFactorMutation();
  const submit = async () => {
    setTried(true);
    if (password === '' || oneTimeCode === '' || call.isLoading) return;
    if ('error' in (await end({ secrets: vault.put({ password, oneTimeCode }) }))) {
      setCode('');
      return;
    }
    onClose();
    dispatch(workSucceeded({ text: words.turnedOff }));
  };
  return (
    <FactorDialog title={words.turnOff} action={words.turnOff} call={call} onSubmit={submit} onClose={onClose}>
      <OwnPassword password={password} isMissing={isTried && password === ''} onType={setPassword} />
      <CodeField
        label={words.codeOrRecovery}
        code={oneTimeCode}
        isMissing={isTried && oneTimeCode === '' && !call.error}
        onType={setCode}
      />
    </FactorDialog>
  );
}

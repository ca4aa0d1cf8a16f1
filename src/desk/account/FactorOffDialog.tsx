import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useDeskDispatch } from '../hooks';
import { workSucceeded } from '../../state/noticesSlice';
import { useEndFactorMutation } from './accountApi';
import { FactorDialog } from './FactorDialog';

/** Turns the second factor off; needs both the password and a code. */
export function FactorOffDialog({ onClose }: { onClose: () => void }) {
  const dispatch = useDeskDispatch();
  const [end, call] = useEndFactorMutation();
  const submit = async (secrets: string) => {
    if ('error' in (await end({ secrets }))) return false;
    onClose();
    dispatch(workSucceeded({ text: words.turnedOff }));
    return true;
  };
  return (
    <FactorDialog
      title={words.turnOff}
      action={words.turnOff}
      asksPassword
      code={{ label: words.codeOrRecovery }}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    />
  );
}

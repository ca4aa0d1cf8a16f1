import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useConfirmOwnerMutation } from './accountApi';
import { FactorDialog } from './FactorDialog';

/** Asks the user to enter the password again. */
export function ConfirmDialog({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) {
  const [confirm, call] = useConfirmOwnerMutation();
  const submit = async (secrets: string) => {
    const isConfirmed = !('error' in (await confirm({ secrets })));
    if (isConfirmed) onEnd(true);
    return isConfirmed;
  };
  return (
    <FactorDialog
      title={words.confirmOwner}
      action={words.confirmAct}
      asksPassword
      call={call}
      onSubmit={submit}
      onClose={() => onEnd(false)}
    >
      <p className="text-dense ink-2">{words.confirmOwnerHint}</p>
    </FactorDialog>
  );
}

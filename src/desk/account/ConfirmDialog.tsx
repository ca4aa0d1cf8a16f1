import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import type { FormField } from '../shell/DeskForm';
import { FormDialog } from '../shell/FormDialog';

/** The user's own password, as a form asks for it. */
export const passwordField = (label: string, autoComplete = 'current-password'): FormField => ({
  label,
  rule: { required: true, verbatim: true },
  type: 'password',
  autoComplete,
  full: true,
});

/** Asks the user to enter the password again. */
export const ConfirmDialog = ({ onEnd }: { onEnd: (isConfirmed: boolean) => void }) => (
  <FormDialog
    title={words.confirmOwner}
    action={words.confirmAct}
    fields={{ password: passwordField(words.currentPassword) }}
    begin={{ password: '' }}
    before={<p className="text-dense ink-2">{words.confirmOwnerHint}</p>}
    send={(json, run) => run({ url: '/api/desk/confirm', json, isSecret: true }, null)}
    onDone={() => onEnd(true)}
    onClose={() => onEnd(false)}
  />
);

import { useState, type ReactNode } from 'react';
import { errorText } from '../../api/errors';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { DeskDialog } from '../shell/DeskDialog';
import { zh } from '../../i18n/zh';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useVault } from '../../state/hooks';
import styles from './Account.module.css';
import { Field } from '../../components/Field';
import { callAndRenew } from '../../api/portalApi';
import { idTag, recordOf } from '../../api/contentEndpoints';
import type { OwnFactor } from '../../contract/desk';
import { deskApi, changes, deskWrite, recordAt, vaultOf, writeKept, type Kept } from '../deskApi';

interface FactorDialogProps {
  title: string;
  /** Label of its submit button. */
  action: string;
  /** Whether it asks for the user's own password. */
  asksPassword?: boolean;
  /** The field for an authenticator's code; without it none is asked for. */
  code?: { label: string; hint?: string };
  /** The call that the submit makes. */
  call: { isLoading: boolean; error?: unknown };
  /** Sends what was typed, by its reference in the vault. @returns whether that succeeded */
  onSubmit: (secrets: string) => Promise<boolean>;
  onClose: () => void;
  children?: ReactNode;
}

/** Asks for the user's password, a code, or both. What is typed stays in this component and the vault. */
export function FactorDialog({ asksPassword, code, call, onSubmit, children, ...dialog }: FactorDialogProps) {
  const vault = useVault();
  const [password, setPassword] = useState('');
  const [oneTimeCode, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const submit = async () => {
    setTried(true);
    const typed: Record<string, string> = { ...(asksPassword && { password }), ...(code && { oneTimeCode }) };
    if (Object.values(typed).includes('') || call.isLoading) return;
    // A code is valid once.
    if (!(await onSubmit(vault.put(typed)))) setCode('');
  };
  return (
    <DeskDialog {...dialog} narrow onSubmit={() => void submit()} busy={call.isLoading}>
      <div className={styles.fields}>
        <FormMessage text={call.error ? errorText(call.error, zh.states.operationFailed) : null} />
        {children}
        {asksPassword && (
          <PasswordField
            label={words.currentPassword}
            name="password"
            required
            autoComplete="current-password"
            error={isTried && password === '' ? zh.form.fill(words.currentPassword) : undefined}
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
        {code && (
          <CodeField
            {...code}
            code={oneTimeCode}
            isMissing={isTried && oneTimeCode === '' && !call.error}
            onType={setCode}
          />
        )}
      </div>
    </DeskDialog>
  );
}

interface CodeFieldProps {
  label: string;
  hint?: string;
  code: string;
  /** The form was submitted without it. */
  isMissing: boolean;
  onType: (code: string) => void;
}

/** Input for an authenticator's code. */
export function CodeField({ code, isMissing, onType, ...field }: CodeFieldProps) {
  return (
    <Field
      {...field}
      name="oneTimeCode"
      required
      autoComplete="one-time-code"
      autoCapitalize="off"
      spellCheck={false}
      maxLength={20}
      error={isMissing ? zh.form.fill(words.code) : undefined}
      value={code}
      onChange={({ target }) => onType(target.value)}
    />
  );
}

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

const path = {
  factor: '/api/desk/factor',
  begin: '/api/desk/factor/begin',
  confirm: '/api/desk/factor/confirm',
  off: '/api/desk/factor/off',
  owner: '/api/desk/confirm',
  password: '/api/my/password',
};

const factorTags = [idTag('Staff', 'me'), idTag('Staff', 'factor')];

/** Endpoints of the user's own account. Passwords, codes and secrets pass through the vault: none reaches the store. */
const accountApi = deskApi.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    getOwnFactor: build.query({ ...recordAt<OwnFactor>(path.factor), providesTags: [idTag('Staff', 'factor')] }),
    /** Returns the reference to `secret` and `address` in the vault. */
    beginFactor: build.mutation(
      writeKept(path.begin, (body, api) => {
        const { secret = '', address = '' } = recordOf<Record<string, string>>(body) ?? {};
        return vaultOf(api).put({ secret, address });
      }),
    ),
    /** Returns the reference to `recoveryCodes` in the vault, one per line. */
    confirmFactor: build.mutation({
      ...writeKept(path.confirm, (body, api) => {
        const { recoveryCodes = [] } = recordOf<{ recoveryCodes: string[] }>(body) ?? {};
        return vaultOf(api).put({ recoveryCodes: recoveryCodes.join('\n') });
      }),
      invalidatesTags: changes(...factorTags),
    }),
    endFactor: build.mutation({ ...writeKept(path.off), invalidatesTags: changes(...factorTags) }),
    /** Confirms the password for actions that require it. */
    confirmOwner: build.mutation(writeKept(path.owner)),
    changeOwnPassword: build.mutation<null, Kept>({
      queryFn: async ({ secrets }, api, _options, call) => {
        const form = vaultOf(api).take(secrets);
        const { error } = await callAndRenew(api, () => call({ ...deskWrite(path.password, {}), form }));
        return error ? { error } : { data: null };
      },
      invalidatesTags: changes(idTag('Staff', 'me')),
    }),
  }),
});

export const {
  useGetOwnFactorQuery,
  useBeginFactorMutation,
  useConfirmFactorMutation,
  useEndFactorMutation,
  useConfirmOwnerMutation,
  useChangeOwnPasswordMutation,
} = accountApi;

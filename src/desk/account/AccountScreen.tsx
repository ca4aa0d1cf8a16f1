import { clsx } from 'clsx';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { settings } from '../../lib/settings';
import { useDeskMe, useDeskDispatch } from '../hooks';
import { ListPane, Loaded, submits } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import styles from './Account.module.css';
import { useState } from 'react';
import {
  useGetOwnFactorQuery,
  useBeginFactorMutation,
  useConfirmFactorMutation,
  useEndFactorMutation,
  useChangeOwnPasswordMutation,
  FactorDialog,
  CodeField,
} from './FactorDialog';
import { DeskDialog } from '../shell/DeskDialog';
import { saveFile } from '../../lib/saveFile';
import { useVault } from '../../state/hooks';
import { QrCode } from '../../components/QrCode';
import { workSucceeded } from '../../state/noticesSlice';
import { errorText } from '../../api/errors';
import { maxPasswordLength } from '../../contract/accountForms';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { useFocusFirstInvalid } from '../../components/useFocusFirstInvalid';
import { zh } from '../../i18n/zh';

/** The user's own account: password and second factor; first what has to be done before anything else. */
export function AccountScreen() {
  const { newPasswordNeeded } = useDeskMe();
  const sections = [<FactorSection key="factor" />, <PasswordSection key="password" />];
  return (
    <ListPane heading={words.heading}>
      <div className={clsx(pane.content, styles.content)}>
        {newPasswordNeeded ? sections.reverse() : sections}
        <p className="meta">{words.version(settings.version)}</p>
      </div>
    </ListPane>
  );
}

/** With this number of unused recovery codes or fewer, a warning is shown. */
const fewCodes = 3;

/** Whether the second factor is on, and the button to change that. */
function FactorSection() {
  const { factorNeeded } = useDeskMe();
  const factor = useGetOwnFactorQuery();
  const [dialog, setDialog] = useState<'on' | 'off' | null>(null);
  const [codes, setCodes] = useState<string | null>(null);
  const close = () => setDialog(null);
  return (
    <section className={styles.section} aria-labelledby="own-factor">
      <h2 className="text-lg" id="own-factor">
        {words.factor}
      </h2>
      {factorNeeded && <p role="status">{words.factorNeeded}</p>}
      <p className="text-dense ink-2">{words.factorHint}</p>
      <Loaded query={factor}>
        {({ on, recoveryCodes }) => (
          <>
            <p className="row">
              <strong className={on ? 'green' : undefined}>{on ? words.on : words.off}</strong>
              {on && <span>{words.recoveryLeft(recoveryCodes)}</span>}
            </p>
            {on && recoveryCodes <= fewCodes && <p className="text-dense ink-2">{words.fewRecoveryCodes}</p>}
            <button className={on ? 'btn btn--line' : 'btn'} type="button" onClick={() => setDialog(on ? 'off' : 'on')}>
              {on ? words.turnOff : words.turnOn}
            </button>
          </>
        )}
      </Loaded>
      {dialog === 'on' && (
        <FactorOnDialog
          onCodes={(made) => {
            close();
            setCodes(made);
          }}
          onClose={close}
        />
      )}
      {codes !== null && <RecoveryCodes codes={codes} onClose={() => setCodes(null)} />}
      {dialog === 'off' && <FactorOffDialog onClose={close} />}
    </section>
  );
}

interface Secret {
  secret: string;
  /** Content of the QR code. */
  address: string;
}

interface FactorOnDialogProps {
  /** Turned on, with recovery codes, one per line. May be called after the dialog was closed. */
  onCodes: (codes: string) => void;
  onClose: () => void;
}

/** Turns the second factor on: the password, then the secret and its first code. */
function FactorOnDialog({ onCodes, onClose }: FactorOnDialogProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  if (secret === null) return <AskPassword onSecret={setSecret} onClose={onClose} />;
  return <ScanSecret {...secret} onCodes={onCodes} onClose={onClose} />;
}

function AskPassword({ onSecret, onClose }: { onSecret: (secret: Secret) => void; onClose: () => void }) {
  const vault = useVault();
  const [begin, call] = useBeginFactorMutation();
  const submit = async (secrets: string) => {
    const { data } = await begin({ secrets });
    if (data === undefined) return false;
    const { secret = '', address = '' } = vault.take(data);
    onSecret({ secret, address });
    return true;
  };
  return (
    <FactorDialog title={words.turnOn} action={words.next} asksPassword call={call} onSubmit={submit} onClose={onClose}>
      <p className="text-dense ink-2">{words.confirmYou}</p>
    </FactorDialog>
  );
}

function ScanSecret({ secret, address, onCodes, onClose }: Secret & FactorOnDialogProps) {
  const vault = useVault();
  const [confirm, call] = useConfirmFactorMutation();
  const submit = async (secrets: string) => {
    const { data } = await confirm({ secrets });
    if (data !== undefined) onCodes(vault.take(data).recoveryCodes ?? '');
    return data !== undefined;
  };
  return (
    <FactorDialog
      title={words.turnOn}
      action={words.confirm}
      code={{ label: words.code, hint: words.codeHint }}
      call={call}
      onSubmit={submit}
      onClose={onClose}
    >
      <p className="text-dense ink-2">{words.scan}</p>
      <QrCode text={address} name={words.qrCode} />
      <div>
        <p className="text-dense ink-2">{words.secret}</p>
        <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
    </FactorDialog>
  );
}

/** The recovery codes, which are shown once. */
function RecoveryCodes({ codes, onClose }: { codes: string; onClose: () => void }) {
  return (
    <DeskDialog
      title={words.recoveryCodes}
      narrow
      onClose={onClose}
      footer={
        <>
          <button
            className="btn btn--line"
            type="button"
            onClick={() => saveFile(new Blob([`${codes}\n`], { type: 'text/plain' }), words.codesFile)}
          >
            {words.saveCodes}
          </button>
          <button className="btn" type="button" onClick={onClose}>
            {words.saved}
          </button>
        </>
      }
    >
      <p className="text-dense ink-2">{words.recoveryHint}</p>
      <ul className={styles.codes} role="list">
        {codes.split('\n').map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </DeskDialog>
  );
}

/** Turns the second factor off; needs both the password and a code. */
function FactorOffDialog({ onClose }: { onClose: () => void }) {
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

const empty = { oldPassword: '', password: '', confirmPassword: '', oneTimeCode: '' };
type Fields = typeof empty;

/** Client-side validation. */
function errorsOf(
  { oldPassword, password, confirmPassword, oneTimeCode }: Fields,
  hasFactor: boolean,
): Partial<Fields> {
  return {
    ...(oldPassword === '' && { oldPassword: zh.form.fill(words.oldPassword) }),
    ...(password.length < 6 && { password: zh.auth.passwordShort }),
    ...([...password].length > maxPasswordLength && { password: zh.auth.passwordLong }),
    ...(password !== confirmPassword && { confirmPassword: zh.auth.passwordsDiffer }),
    ...(hasFactor && oneTimeCode === '' && { oneTimeCode: zh.form.fill(words.code) }),
  };
}

/** Changes the password, with a code if the second factor is on. Input stays in this component. */
function PasswordSection() {
  const dispatch = useDeskDispatch();
  const vault = useVault();
  const { secondFactor, newPasswordNeeded } = useDeskMe();
  const [fields, setFields] = useState(empty);
  const [errors, setErrors] = useState<Partial<Fields>>({});
  const [change, { isLoading, error, reset }] = useChangeOwnPasswordMutation();
  const form = useFocusFirstInvalid(errors as Record<string, string>);
  // The user may type while the response is awaited.
  const type = (name: keyof Fields, value: string) => setFields((typed) => ({ ...typed, [name]: value }));
  const field = (name: keyof Fields, label: string, autoComplete: string) => (
    <PasswordField
      label={label}
      name={name}
      required
      autoComplete={autoComplete}
      error={errors[name]}
      value={fields[name]}
      onChange={({ target }) => type(name, target.value)}
    />
  );
  const submit = async () => {
    const wrong = errorsOf(fields, secondFactor);
    setErrors(wrong);
    if (Object.keys(wrong).length > 0 || isLoading) return;
    if ('error' in (await change({ secrets: vault.put(fields) }))) {
      // A code is valid once.
      type('oneTimeCode', '');
      return;
    }
    reset();
    // What was typed since the sending stays.
    setFields((now) => {
      const isSent = ([name, value]: [string, string]) => value === fields[name as keyof Fields];
      return { ...empty, ...Object.fromEntries(Object.entries(now).filter((field) => !isSent(field))) };
    });
    dispatch(workSucceeded({ text: words.passwordChanged }));
  };
  return (
    <section className={styles.section} aria-labelledby="own-password">
      <h2 className="text-lg" id="own-password">
        {words.password}
      </h2>
      {newPasswordNeeded && <p role="status">{words.newPasswordNeeded}</p>}
      <p className="text-dense ink-2">{words.passwordHint}</p>
      <form ref={form} className={styles.fields} method="post" noValidate onSubmit={submits(() => void submit())}>
        <FormMessage text={error ? errorText(error, zh.states.operationFailed) : null} />
        {field('oldPassword', words.oldPassword, 'current-password')}
        {field('password', words.newPassword, 'new-password')}
        {field('confirmPassword', words.confirmPassword, 'new-password')}
        {secondFactor && (
          <CodeField
            label={words.codeOrRecovery}
            code={fields.oneTimeCode}
            isMissing={errors.oneTimeCode !== undefined}
            onType={(code) => type('oneTimeCode', code)}
          />
        )}
        <button className="btn" type="submit" aria-busy={isLoading || undefined}>
          {words.changePassword}
        </button>
      </form>
    </section>
  );
}

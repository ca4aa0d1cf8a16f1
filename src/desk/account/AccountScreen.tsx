import { clsx } from 'clsx';
import { useState } from 'react';
import { QrCode } from '../../components/QrCode';
import { maxPasswordLength } from '../../contract/accountForms';
import type { OwnFactor } from '../../contract/desk';
import { zh } from '../../i18n/zh';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { saveFile } from '../../lib/saveFile';
import { settings } from '../../lib/settings';
import { deskTag, ownTag, useDeskRecord } from '../deskApi';
import { useDeskMe } from '../hooks';
import { useAnnounce } from '../shell/Announcer';
import { DeskDialog } from '../shell/DeskDialog';
import type { FormField } from '../shell/DeskForm';
import { FormDialog, useSentForm } from '../shell/FormDialog';
import { ListPane, Loaded, submits } from '../shell/ListPane';
import pane from '../shell/ListPane.module.css';
import styles from './Account.module.css';
import { passwordField } from './ConfirmDialog';

/** The user's own account: password and second factor; first what has to be done before anything else. */
export default function AccountScreen() {
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

const factorUrl = '/api/desk/factor';
const factorChanged = [ownTag, deskTag(factorUrl)];

/** An authenticator's code. */
const codeField = (label: string, hint?: string): FormField => ({
  label,
  rule: { required: true, maxLength: 20 },
  autoComplete: 'one-time-code',
  autoCapitalize: 'off',
  spellCheck: false,
  full: true,
  ...(hint ? { hint } : {}),
});

const fields = {
  password: passwordField(words.currentPassword),
  oneTimeCode: codeField(words.codeOrRecovery),
};

/** The dialog over the page; the secret, and the codes, one a line, are shown once. */
type Open = 'begin' | 'off' | { secret: string; address: string } | { codes: string } | null;

/** Whether the second factor is on, and the button to change that. */
function FactorSection() {
  const announce = useAnnounce();
  const { factorNeeded } = useDeskMe();
  const factor = useDeskRecord<OwnFactor>({ url: factorUrl });
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  return (
    <section className={styles.section} aria-labelledby="own-factor">
      <h2 className="text-lg" id="own-factor">
        {words.factor}
      </h2>
      {factorNeeded && <p role="status">{words.factorNeeded}</p>}
      <p className="text-dense ink-2">{words.factorHint}</p>
      <Loaded query={factor}>
        {({ on, recoveryCodes, demo = false }) => (
          <>
            <p className="row">
              <strong className={on ? 'green' : undefined}>{on ? words.on : words.off}</strong>
              {on && <span>{words.recoveryLeft(recoveryCodes)}</span>}
            </p>
            {on && recoveryCodes <= fewCodes && <p className="text-dense ink-2">{words.fewRecoveryCodes}</p>}
            {demo && !on ? (
              <p>{words.demo}</p>
            ) : (
              <button
                className={on ? 'btn btn--line' : 'btn'}
                type="button"
                onClick={() => setOpen(on ? 'off' : 'begin')}
              >
                {on ? words.turnOff : words.turnOn}
              </button>
            )}
          </>
        )}
      </Loaded>
      {open === 'begin' && (
        <FormDialog
          key="begin"
          title={words.turnOn}
          action={words.next}
          fields={{ password: fields.password }}
          begin={{ password: '' }}
          before={<p className="text-dense ink-2">{words.confirmYou}</p>}
          send={(json, run) => run({ url: `${factorUrl}/begin`, json, isSecret: true }, null)}
          onDone={({ secret = '', address = '' }) => setOpen((now) => (now === 'begin' ? { secret, address } : now))}
          onClose={close}
        />
      )}
      {open === 'off' && (
        <FormDialog
          title={words.turnOff}
          action={words.turnOff}
          fields={fields}
          begin={{ password: '', oneTimeCode: '' }}
          send={(json, run) => run({ url: `${factorUrl}/off`, json, isSecret: true, changes: factorChanged }, null)}
          onDone={() => {
            close();
            announce(words.turnedOff);
          }}
          onClose={close}
        />
      )}
      {open !== null && typeof open === 'object' && 'secret' in open && (
        <FormDialog
          title={words.turnOn}
          action={words.confirm}
          fields={{ oneTimeCode: codeField(words.code, words.codeHint) }}
          begin={{ oneTimeCode: '' }}
          before={
            <>
              <p className="text-dense ink-2">{words.scan}</p>
              <QrCode text={open.address} name={words.qrCode} />
              <div className="text-dense ink-2">
                {words.secret}
                <p className={styles.secret}>{open.secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
              </div>
            </>
          }
          send={(json, run) => run({ url: `${factorUrl}/confirm`, json, isSecret: true, changes: factorChanged }, null)}
          onDone={({ recoveryCodes = '' }) => setOpen({ codes: recoveryCodes })}
          onClose={close}
        />
      )}
      {open !== null && typeof open === 'object' && 'codes' in open && (
        <RecoveryCodes codes={open.codes} onClose={close} />
      )}
    </section>
  );
}

/** The recovery codes, which are shown once. */
function RecoveryCodes({ codes, onClose }: { codes: string; onClose: () => void }) {
  const [isSaved, setIsSaved] = useState(false);
  const save = () => {
    saveFile(new Blob([`${codes}\n`], { type: 'text/plain' }), words.codesFile);
    setIsSaved(true);
  };
  return (
    <DeskDialog
      title={words.recoveryCodes}
      narrow
      asks={isSaved ? null : words.notSavedQuestion}
      onClose={onClose}
      footer={
        <>
          <button className="btn btn--line" type="button" onClick={save}>
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

const ownFields = {
  oldPassword: passwordField(words.oldPassword),
  password: passwordField(words.newPassword, 'new-password'),
  confirmPassword: passwordField(words.confirmPassword, 'new-password'),
};
const empty = { oldPassword: '', password: '', confirmPassword: '', oneTimeCode: '' };
type Fields = typeof empty;

/** Client-side validation. */
const errorsOf = (
  { oldPassword, password, confirmPassword, oneTimeCode }: Fields,
  hasFactor: boolean,
): Partial<Fields> => ({
  ...(oldPassword === '' && { oldPassword: zh.form.fill(words.oldPassword) }),
  ...(password.length < 6 && { password: zh.auth.passwordShort }),
  ...([...password].length > maxPasswordLength && { password: zh.auth.passwordLong }),
  ...(password !== confirmPassword && { confirmPassword: zh.auth.passwordsDiffer }),
  ...(hasFactor && oneTimeCode === '' && { oneTimeCode: zh.form.fill(words.code) }),
});

/** Changes the password, with a code if the second factor is on. Input stays in this component. */
function PasswordSection() {
  const { secondFactor, newPasswordNeeded } = useDeskMe();
  const shown = secondFactor ? { ...ownFields, oneTimeCode: fields.oneTimeCode } : ownFields;
  const { isBusy, message, draw, clear, submit } = useSentForm(shown, empty, (typed) =>
    errorsOf(typed as Fields, secondFactor),
  );
  const change = { url: '/api/my/password', isSecret: true, changes: [ownTag] };
  const save = async () => {
    const send: Parameters<typeof submit>[0] = (json, run) =>
      run({ ...change, json }, words.passwordChanged, { isInForm: true });
    if (await submit(send)) clear();
  };
  return (
    <section className={styles.section} aria-labelledby="own-password">
      <h2 className="text-lg" id="own-password">
        {words.password}
      </h2>
      {newPasswordNeeded && <p role="status">{words.newPasswordNeeded}</p>}
      <p className="text-dense ink-2">{words.passwordHint}</p>
      <form className={`spaced ${styles.fields}`} method="post" noValidate onSubmit={submits(() => void save())}>
        {message}
        {draw(false)}
        <button className="btn" type="submit" aria-busy={isBusy || undefined}>
          {words.changePassword}
        </button>
      </form>
    </section>
  );
}

import { useState } from 'react';
import { errorText } from '../../api/errors';
import { FormMessage } from '../../components/FormMessage';
import { PasswordField } from '../../components/PasswordField';
import { Dialog } from '../../components/Dialog';
import { zh } from '../../i18n/zh';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { useVault } from '../../state/useVault';
import { saveFile } from '../download';
import styles from './Account.module.css';
import { useBeginFactorMutation, useConfirmFactorMutation } from './accountApi';
import { CodeField } from './CodeField';
import { QrCode } from './QrCode';

interface Secret {
  secret: string;
  /** What the QR code says. */
  address: string;
}

/** Turns the second step on: the password, then the secret and its first code, then the recovery codes. */
export function FactorOnDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [codes, setCodes] = useState<string | null>(null);
  if (codes !== null) return <RecoveryCodes codes={codes} onClose={onClose} />;
  if (secret === null) return <AskPassword onSecret={setSecret} onClose={onClose} />;
  return <ScanSecret {...secret} onCodes={setCodes} onClose={onClose} />;
}

function AskPassword({ onSecret, onClose }: { onSecret: (secret: Secret) => void; onClose: () => void }) {
  const vault = useVault();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [begin, { isLoading, error }] = useBeginFactorMutation();
  const submit = async () => {
    setTried(true);
    if (password === '' || isLoading) return;
    const { data } = await begin({ secrets: vault.put({ password }) });
    if (data === undefined) return;
    const { secret = '', address = '' } = vault.take(data);
    onSecret({ secret, address });
  };
  return (
    <Dialog
      title={words.turnOn}
      narrow
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <button className="btn" type="submit" aria-busy={isLoading || undefined}>
          {words.next}
        </button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.hint}>{words.confirmYou}</p>
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
      </div>
    </Dialog>
  );
}

interface ScanSecretProps extends Secret {
  onCodes: (codes: string) => void;
  onClose: () => void;
}

function ScanSecret({ secret, address, onCodes, onClose }: ScanSecretProps) {
  const vault = useVault();
  const [oneTimeCode, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [confirm, { isLoading, error }] = useConfirmFactorMutation();
  const submit = async () => {
    setTried(true);
    if (oneTimeCode === '' || isLoading) return;
    const { data } = await confirm({ secrets: vault.put({ oneTimeCode }) });
    if (data === undefined) setCode('');
    else onCodes(vault.take(data).recoveryCodes ?? '');
  };
  return (
    <Dialog
      title={words.turnOn}
      narrow
      onClose={onClose}
      onSubmit={() => void submit()}
      footer={
        <button className="btn" type="submit" aria-busy={isLoading || undefined}>
          {words.confirm}
        </button>
      }
    >
      <div className={styles.fields}>
        <p className={styles.hint}>{words.scan}</p>
        <QrCode text={address} name={words.qrCode} />
        <div>
          <p className={styles.hint}>{words.secret}</p>
          <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
        </div>
        <FormMessage text={error ? errorText(error, zh.states.operationFailed) : null} />
        <CodeField
          label={words.code}
          hint={words.codeHint}
          code={oneTimeCode}
          error={isTried && oneTimeCode === '' && !error ? zh.form.fill(words.code) : undefined}
          onType={setCode}
        />
      </div>
    </Dialog>
  );
}

function RecoveryCodes({ codes, onClose }: { codes: string; onClose: () => void }) {
  return (
    <Dialog
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
      <p className={styles.hint}>{words.recoveryHint}</p>
      <ul className={styles.codes} role="list">
        {codes.split('\n').map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}

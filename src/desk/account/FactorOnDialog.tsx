import { useState } from 'react';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { saveFile } from '../../lib/saveFile';
import { useVault } from '../../state/useVault';
import styles from './Account.module.css';
import { useBeginFactorMutation, useConfirmFactorMutation } from './accountApi';
import { CodeField } from './CodeField';
import { FactorDialog, OwnPassword } from './FactorDialog';
import { QrCode } from '../../components/QrCode';

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
export function FactorOnDialog({ onCodes, onClose }: FactorOnDialogProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  if (secret === null) return <AskPassword onSecret={setSecret} onClose={onClose} />;
  return <ScanSecret {...secret} onCodes={onCodes} onClose={onClose} />;
}

function AskPassword({ onSecret, onClose }: { onSecret: (secret: Secret) => void; onClose: () => void }) {
  const vault = useVault();
  const [password, setPassword] = useState('');
  const [isTried, setTried] = useState(false);
  const [begin, call] = useBeginFactorMutation();
  const submit = async () => {
    setTried(true);
    if (password === '' || call.isLoading) return;
    const { data } = await begin({ secrets: vault.put({ password }) });
    if (data === undefined) return;
    const { secret = '', address = '' } = vault.take(data);
    onSecret({ secret, address });
  };
  return (
    <FactorDialog title={words.turnOn} action={words.next} call={call} onSubmit={submit} onClose={onClose}>
      <p className={styles.hint}>{words.confirmYou}</p>
      <OwnPassword password={password} isMissing={isTried && password === ''} onType={setPassword} />
    </FactorDialog>
  );
}

function ScanSecret({ secret, address, onCodes, onClose }: Secret & FactorOnDialogProps) {
  const vault = useVault();
  const [oneTimeCode, setCode] = useState('');
  const [isTried, setTried] = useState(false);
  const [confirm, call] = useConfirmFactorMutation();
  const submit = async () => {
    setTried(true);
    if (oneTimeCode === '' || call.isLoading) return;
    const { data } = await confirm({ secrets: vault.put({ oneTimeCode }) });
    if (data === undefined) setCode('');
    else onCodes(vault.take(data).recoveryCodes ?? '');
  };
  return (
    <FactorDialog title={words.turnOn} action={words.confirm} call={call} onSubmit={submit} onClose={onClose}>
      <p className={styles.hint}>{words.scan}</p>
      <QrCode text={address} name={words.qrCode} />
      <div>
        <p className={styles.hint}>{words.secret}</p>
        <p className={styles.secret}>{secret.replace(/(.{4})(?=.)/g, '$1 ')}</p>
      </div>
      <CodeField
        label={words.code}
        hint={words.codeHint}
        code={oneTimeCode}
        isMissing={isTried && oneTimeCode === '' && !call.error}
        onType={setCode}
      />
    </FactorDialog>
  );
}

/** The recovery codes, which are shown once. */
export function RecoveryCodes({ codes, onClose }: { codes: string; onClose: () => void }) {
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
      <p className={styles.hint}>{words.recoveryHint}</p>
      <ul className={styles.codes} role="list">
        {codes.split('\n').map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </DeskDialog>
  );
}

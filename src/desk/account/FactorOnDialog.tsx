import { useState } from 'react';
import { DeskDialog } from '../shell/DeskDialog';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { saveFile } from '../../lib/saveFile';
import { useVault } from '../../state/useVault';
import styles from './Account.module.css';
import { useBeginFactorMutation, useConfirmFactorMutation } from './accountApi';
import { FactorDialog } from './FactorDialog';
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
      <p className="text-dense ink-2">{words.recoveryHint}</p>
      <ul className={styles.codes} role="list">
        {codes.split('\n').map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </DeskDialog>
  );
}

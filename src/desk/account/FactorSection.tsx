import { useState } from 'react';
import { zhDeskAccount as words } from '../../i18n/zhDeskAccount';
import { Loaded } from '../shell/Loaded';
import { useDeskMe } from '../useDeskMe';
import { useGetOwnFactorQuery } from './accountApi';
import styles from './Account.module.css';
import { FactorOffDialog } from './FactorOffDialog';
import { FactorOnDialog, RecoveryCodes } from './FactorOnDialog';

/** With this number of unused recovery codes or fewer, a warning is shown. */
const fewCodes = 3;

/** Whether the second factor is on, and the button to change that. */
export function FactorSection() {
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

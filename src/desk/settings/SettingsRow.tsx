import type { ReactNode } from 'react';
import { zhDeskSettings as words } from '../../i18n/zhDeskSettings';
import styles from './Settings.module.css';
import { SmallButton } from '../shell/ListPane';

interface SettingsRowProps {
  name: ReactNode;
  facts: readonly ReactNode[];
  isDisabled?: boolean;
  /** Its buttons. */
  children: ReactNode;
}

/** A row of a list: what it is, and what can be done with it. */
export function SettingsRow({ name, facts, isDisabled = false, children }: SettingsRowProps) {
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <div className={styles.name}>{name}</div>
        <div className={styles.facts}>
          {facts.map((fact, place) => fact && <span key={place}>{fact}</span>)}
          {isDisabled && <span className="red">{words.disabled}</span>}
        </div>
      </div>
      {children}
    </li>
  );
}

/** A button of a row. Its accessible name says of which. */
export function RowButton({ label, of, onClick }: { label: string; of?: string; onClick: () => void }) {
  return (
    <SmallButton aria-label={of === undefined ? undefined : words.named(label, of)} onClick={onClick}>
      {label}
    </SmallButton>
  );
}

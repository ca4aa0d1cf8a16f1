import type { ReactNode } from 'react';
import { zhDesk } from '../i18n/zhDesk';
import { PageHeading } from '../components/PageHeading';
import { PageTitle } from '../components/PageTitle';
import { StatePanel } from '../components/StatePanel';
import styles from './DeskPanel.module.css';

interface DeskPanelProps {
  heading: string;
  hint?: string;
  drawing: 'cabinet' | 'boards';
  /** Links and buttons. */
  children: ReactNode;
}

/** Replaces a screen that cannot be shown: the reason, and where to go from here. */
export function DeskPanel({ heading, hint, drawing, children }: DeskPanelProps) {
  return (
    <main id="main" tabIndex={-1} className={styles.panel}>
      <PageTitle heading={zhDesk.title(heading)} />
      <StatePanel drawing={drawing}>
        <PageHeading text={heading} className={styles.heading} />
        {hint && <p>{hint}</p>}
        <div className={styles.ways}>{children}</div>
      </StatePanel>
    </main>
  );
}

import type { ReactNode } from 'react';
import { PageHeading } from '../../components/PageHeading';
import { PageTitle } from '../../components/PageTitle';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './ListPane.module.css';

interface ListPaneProps {
  heading: string;
  /** Beside the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen's main pane, under its heading. */
export function ListPane({ heading, actions, children }: ListPaneProps) {
  return (
    <main className={styles.pane} id="main" tabIndex={-1}>
      <PageTitle heading={zhDesk.title(heading)} />
      <div className={styles.head}>
        <PageHeading text={heading} className={styles.heading} />
        {actions}
      </div>
      {children}
    </main>
  );
}

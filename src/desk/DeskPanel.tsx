import { type ReactNode, useEffect } from 'react';
import { zhDesk } from '../i18n/zhDesk';
import { Link } from '../components/Link';
import { PageHeading, PageTitle } from '../components/PageHeading';
import { StatePanel } from '../components/QueryBoundary';
import styles from './DeskPanel.module.css';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../app/ErrorBoundary';
import { zh } from '../i18n/zh';

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

interface NotHereProps {
  heading?: string;
  hint?: string;
  /** Where to go from here; the desk's beginning unless told. */
  to?: string;
  toName?: string;
}

/** An address that shows nothing to this role, or to nobody. */
export const NotHere = ({ heading = zhDesk.notFound, hint, to = '/', toName = zhDesk.backToStart }: NotHereProps) => (
  <DeskPanel heading={heading} hint={hint} drawing="boards">
    <Link className="btn" to={to}>
      {toName}
    </Link>
  </DeskPanel>
);

/** A screen that threw: a message with a retry button; the error is logged once. */
function ScreenFailure({ error }: { error: unknown }) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  useEffect(() => {
    console.error('[desk]', error);
  }, [error]);
  return (
    <DeskPanel heading={zh.site.screenFailed} hint={zh.site.screenFailedHint} drawing="boards">
      <button type="button" className="btn" onClick={() => void navigate(`${pathname}${search}`, { replace: true })}>
        {zh.site.retry}
      </button>
    </DeskPanel>
  );
}

/** The portal's boundary, with the desk's message. */
export const DeskErrorBoundary = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary Failure={ScreenFailure}>{children}</ErrorBoundary>
);

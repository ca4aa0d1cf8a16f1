import { useEffect, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { ErrorBoundary } from '../app/ErrorBoundary';
import { zh } from '../i18n/zh';
import { DeskPanel } from './DeskPanel';

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

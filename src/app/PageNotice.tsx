import { type ReactNode, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { useRendering } from '../components/hydration';
import { useHasChanged } from '../components/hooks';
import { zh } from '../i18n/zh';
import { minuteInBackendZone } from '../lib/dates';
import styles from './PageNotice.module.css';
import { listen } from '../lib/events';

const subscribe = (changed: () => void) => listen(window, ['online', 'offline'], changed);

/** Whether the browser reports a network connection. */
const useOnline = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );

/** The status line under the header; collapsed when empty. */
export function PageNotice({ children }: { children?: ReactNode }) {
  return (
    <div role="status" id="page-notice">
      {children && (
        <p className={styles.notice}>
          <Icon name="warning" />
          <span>{children}</span>
        </p>
      )}
    </div>
  );
}

/** How old a stale server-rendered page is. */
export const outdatedText = (renderedAt: number): string => {
  const { month, day, time } = minuteInBackendZone(renderedAt);
  return zh.site.outdated(month, day, time);
};

/**
 * Says that the visitor is offline, until they are back online; or that the server could only send a stale page, until
 * the visitor navigates.
 */
export function CurrentNotice() {
  const online = useOnline();
  const { at, isOutdated } = useRendering();
  const { pathname, search } = useLocation();
  const hasMoved = useHasChanged(pathname + search);
  if (!online) return <PageNotice>{zh.site.offline}</PageNotice>;
  return <PageNotice>{isOutdated && at !== null && !hasMoved ? outdatedText(at) : null}</PageNotice>;
}

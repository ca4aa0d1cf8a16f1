import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Icon } from '../components/Icon';
import { useRendering } from '../components/Rendering';
import { useHasChanged } from '../components/useHasChanged';
import { zh } from '../i18n/zh';
import { minuteInBackendZone } from '../lib/dates';
import styles from './PageNotice.module.css';
import { useOnline } from './useOnline';

/** The line under the header that says what is wrong with the whole page; empty, it takes no room. */
export function PageNotice({ children }: { children?: ReactNode }) {
  return (
    <div role="status" id="page-notice">
      {children && (
        <p className={styles.notice}>
          <Icon name="warning" />
          {children}
        </p>
      )}
    </div>
  );
}

/** How old a page is that its server drew a while ago. */
export const outdatedText = (renderedAt: number): string => {
  const { month, day, time } = minuteInBackendZone(renderedAt);
  return zh.site.outdated(month, day, time);
};

/**
 * Says plainly that the network is gone, until it is back; or that the server could send nothing newer, until the visitor
 * goes on to another page.
 */
export function CurrentNotice() {
  const online = useOnline();
  const { at, isOutdated } = useRendering();
  const { pathname, search } = useLocation();
  const hasMoved = useHasChanged(pathname + search);
  if (!online) return <PageNotice>{zh.site.offline}</PageNotice>;
  return <PageNotice>{isOutdated && at !== null && !hasMoved ? outdatedText(at) : null}</PageNotice>;
}

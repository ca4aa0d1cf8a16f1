import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { zh } from '../../i18n/zh';
import { zhPageActions } from '../../i18n/zhPageActions';
import { dayInBackendZone } from '../../lib/dates';
import { listen } from '../../lib/listen';
import { selectLocationPath } from '../../state/locationSlice';
import { useAppSelector } from '../../state/hooks';
import styles from './PageActions.module.css';

/** Print-only first line: the portal's name, the page's URL and the date. At the end it might be orphaned on a last page. */
export function PrintSource() {
  const path = useAppSelector(selectLocationPath).replace(/#.*/, '');
  const [day, setDay] = useState(() => dayInBackendZone(Date.now()));
  // The browser prints the state at the time the listener returns.
  useEffect(() => listen(window, ['beforeprint'], () => flushSync(() => setDay(dayInBackendZone(Date.now())))), []);
  return (
    <p className={styles.source} aria-hidden="true">
      {zhPageActions.source(zh.site.name, location.origin + path, day)}
    </p>
  );
}

import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { zhPageActions } from '../../i18n/zhPageActions';
import { dayInBackendZone } from '../../lib/dates';
import { selectLocationPath } from '../../state/locationSlice';
import { useAppSelector } from '../../state/hooks';
import styles from './PageActions.module.css';

/** The first line, on paper alone, where it would be left over on a last page: where the page is from, and of what day. */
export function PrintSource() {
  const path = useAppSelector(selectLocationPath).replace(/#.*/, '');
  const [day, setDay] = useState(() => dayInBackendZone(Date.now()));
  useEffect(() => {
    // The browser prints what stands when this returns.
    const write = () => flushSync(() => setDay(dayInBackendZone(Date.now())));
    addEventListener('beforeprint', write);
    return () => removeEventListener('beforeprint', write);
  }, []);
  return (
    <p className={styles.source} aria-hidden="true">
      {zhPageActions.source(location.origin + path, day)}
    </p>
  );
}

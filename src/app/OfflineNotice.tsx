import { zh } from '../i18n/zh';
import { Icon } from '../components/Icon';
import styles from './OfflineNotice.module.css';
import { useOnline } from './useOnline';

/** Says plainly that the network is gone; it goes when the network is back. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div role="status">
      {!online && (
        <p className={styles.notice}>
          <Icon name="warning" />
          {zh.site.offline}
        </p>
      )}
    </div>
  );
}

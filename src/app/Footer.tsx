import { useGetNavigationValueQuery } from '../areas/navigation/navigationApi';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { RetryLink } from '../components/RetryLink';
import { queryStatus } from '../components/status';
import { Link } from '../components/Link';
import styles from './Footer.module.css';

/** Copyright line from the config, then the privacy terms. */
export function Footer() {
  const result = useGetNavigationValueQuery('home:footer');
  return (
    <footer className={`${styles.foot} on-dark`}>
      <div className="wrap">
        <img src="/icons/logo-light.svg" alt="" width={167} height={28} loading="lazy" />
        <p>
          {result.data}
          {queryStatus(result) === 'failed' && (
            <RetryLink what={zh.site.copyright} onRetry={() => void result.refetch()} />
          )}
        </p>
        <Link to={paths.privacy}>{zh.site.privacy}</Link>
      </div>
    </footer>
  );
}

import { useLocation } from 'react-router-dom';
import { useQueryResult } from '../api/query';
import { zh } from '../i18n/zh';
import { zhFooter } from '../i18n/zhFooter';
import { encodeComponent } from '../lib/encodeComponent';
import { paths } from '../lib/paths';
import { splitRecordNumbers } from '../lib/recordNumbers';
import { RetryLink } from '../components/RetryLink';
import { queryStatus } from '../components/status';
import { Link } from '../components/Link';
import { footerQuery } from './footerQuery';
import styles from './Footer.module.css';

/** The line from the config (copyright, operator, telephone and hours, record number), privacy terms and feedback. */
export function Footer() {
  const result = useQueryResult(footerQuery);
  const { pathname } = useLocation();
  return (
    <footer className={`noprint on-dark ${styles.foot}`}>
      <div className="wrap">
        <img className="logo" src="/icons/logo-light.svg" alt="" width={238} height={40} loading="lazy" />
        <p>
          {splitRecordNumbers(result.data ?? '').map(({ text, register }, place) =>
            register ? (
              <a key={place} href={register}>
                {text}
              </a>
            ) : (
              text
            ),
          )}
          {queryStatus(result) === 'failed' && (
            <RetryLink what={zh.site.copyright} onRetry={() => void result.refetch()} />
          )}
        </p>
        <Link to={paths.privacy}>{zh.site.privacy}</Link> <Link to={paths.accessibility}>{zhFooter.accessibility}</Link>{' '}
        <Link to={paths.saved}>{zhFooter.saved}</Link>{' '}
        <Link to={`${paths.contactUs}?from=${encodeComponent(pathname)}`} rel="nofollow">
          {zhFooter.feedback}
        </Link>
      </div>
    </footer>
  );
}

import { useLocation } from 'react-router-dom';
import type { DeskPart, StaffMember } from '../../contract/desk';
import { zh } from '../../i18n/zh';
import { zhDesk } from '../../i18n/zhDesk';
import { AccountMenu } from './AccountMenu';
import styles from './DeskHeader.module.css';
import { FindField } from './FindField';
import { useWaiting } from '../waiting';
import { Link } from '../../components/Link';

/** Header: logo, the parts that the role may use, search and account. */
export function DeskHeader({ me, parts }: { me: StaffMember; parts: readonly DeskPart[] }) {
  const { pathname } = useLocation();
  const mayFind = parts.includes('inbox');
  const waiting = useWaiting(mayFind);
  return (
    <header className={styles.head}>
      <Link className={styles.logo} to="/">
        <img src="/icons/logo.svg" alt={zh.site.name} width={238} height={40} />
        <span>{zhDesk.name}</span>
      </Link>
      <nav className={styles.nav} aria-label={zhDesk.name}>
        <ul role="list">
          {parts.map((part) => {
            const at = `/${part}`;
            const isCurrent = pathname === at || pathname.startsWith(`${at}/`);
            return (
              <li key={part}>
                <Link className={styles.tab} to={at} aria-current={isCurrent ? 'page' : undefined}>
                  {zhDesk.parts[part]}
                  {part === 'inbox' && waiting !== null && <span className={styles.count}>{waiting}</span>}
                </Link>
              </li>
            );
          })}
        </ul>
      </nav>
      {mayFind && <FindField />}
      <AccountMenu me={me} />
    </header>
  );
}

import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Link } from '../components/Link';
import { listPaths, myApi, useGetMyCountsQuery } from '../areas/my/myApi';
import type { UserInfo } from '../contract/auth';
import { submissionKinds } from '../contract/submission';
import { zh } from '../i18n/zh';
import { paths } from '../lib/paths';
import { Icon } from '../components/Icon';
import { PhoneText } from '../components/PhoneText';
import { Picture } from '../components/Picture';
import styles from './AccountMenu.module.css';
import drawers from '../components/DrawerMenu.module.css';
import chevron from '../components/Chevron.module.css';
import { useMenu } from './useMenu';

const id = 'account-menu';

export interface AccountMenuProps {
  user: UserInfo;
  owner: string;
  /** The log-out button, for headers without room for it. */
  logOut: ReactNode;
}

/** The user's name, which opens the menu of the company's own pages. */
export function AccountMenu({ user, owner, logOut }: AccountMenuProps) {
  const { ref, isOpen, toggle, close } = useMenu('account');
  const { pathname } = useLocation();
  const counts = useGetMyCountsQuery({ owner }, { skip: !isOpen }).currentData;
  // What a page of the company's own has loaded since is newer than the user's info.
  const known = myApi.endpoints.getMyCounts.useQueryState({ owner }).currentData;
  const news = known ? (known.news ?? 0) : (user.news ?? 0);
  return (
    <div className={styles.account} ref={ref}>
      <button
        className={styles.name}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={news > 0 ? zh.ownPages.menuWithNews(user.username, news) : zh.ownPages.menu(user.username)}
        onClick={toggle}
      >
        <Picture src={user.avatar} alt="" fallback="/icons/avatar-default.svg" width={32} height={32} />
        {news > 0 && <i className={styles.news} />}
        <span className="ellipsis" title={user.username}>
          {user.username}
        </span>
        <Icon name="chevronDown" size={16} className={chevron.chevron} />
      </button>
      {isOpen && (
        <nav className={drawers.menu} id={id} aria-label={zh.ownPages.menuName}>
          <p>
            <b>{user.fdComName ?? user.username}</b>
            <span>
              {zh.ownPages.menuName} <PhoneText value={user.username} />
            </span>
          </p>
          <ul role="list">
            {submissionKinds.map((kind) => (
              <li key={kind}>
                <Link
                  to={listPaths[kind]}
                  aria-current={pathname === listPaths[kind] ? 'page' : undefined}
                  onClick={close}
                >
                  {zh.ownPages.names[kind]}
                  {counts && <span className="num">{counts[kind]}</span>}
                </Link>
              </li>
            ))}
            <li>
              <Link
                to={paths.my.profile}
                aria-current={pathname === paths.my.profile ? 'page' : undefined}
                onClick={close}
              >
                {zh.ownPages.profile}
              </Link>
            </li>
            <li className={styles.logOut}>{logOut}</li>
          </ul>
        </nav>
      )}
    </div>
  );
}

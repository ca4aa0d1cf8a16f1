import type { RefObject } from 'react';
import { useMenu } from '../../app/useMenu';
import { selectUser } from '../../areas/auth/authSlice';
import type { StaffMember } from '../../contract/desk';
import { zh } from '../../i18n/zh';
import { zhDesk } from '../../i18n/zhDesk';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { Link } from '../../components/Link';
import { askLogOut } from '../../state/askLogOut';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import styles from './AccountMenu.module.css';

const id = 'account-menu';

/** Menu of the logged-in user. */
export function AccountMenu({ me }: { me: StaffMember }) {
  const dispatch = useDeskDispatch();
  const user = useDeskSelector(selectUser);
  const { ref, isOpen, toggle, close } = useMenu();
  return (
    <div className={styles.account} ref={ref as RefObject<HTMLDivElement | null>}>
      <button className={styles.button} type="button" aria-expanded={isOpen} aria-controls={id} onClick={toggle}>
        <Picture src={user?.avatar} alt="" fallback="/icons/avatar-default.svg" width={32} height={32} />
        <span className={styles.who}>
          {me.displayName}
          <small>{zhDesk.roles[me.role]}</small>
        </span>
        <span className="vh">{zhDesk.accountMenu}</span>
        <Icon name="chevronDown" />
      </button>
      <nav className={styles.menu} id={id} aria-label={zhDesk.account} hidden={!isOpen}>
        <ul role="list">
          <li>
            <a href="/">{zhDesk.openPortal}</a>
          </li>
          <li>
            <Link to="/account" onClick={close}>
              {zhDesk.security}
            </Link>
          </li>
          <li>
            <button
              type="button"
              onClick={() => {
                close();
                dispatch(askLogOut());
              }}
            >
              {zh.account.logOut}
            </button>
          </li>
        </ul>
      </nav>
    </div>
  );
}

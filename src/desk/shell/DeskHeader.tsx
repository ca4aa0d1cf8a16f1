import { useLocation, useMatch, useNavigate, useSearchParams } from 'react-router-dom';
import type { DeskPart, StaffMember } from '../../contract/desk';
import { zh } from '../../i18n/zh';
import { zhDesk } from '../../i18n/zhDesk';
import styles from './DeskHeader.module.css';
import drawers from '../../components/DrawerMenu.module.css';
import chevron from '../../components/Chevron.module.css';
import { useWaiting } from '../deskApi';
import { Link } from '../../components/Link';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useMenu } from '../../app/useMenu';
import { selectUser } from '../../areas/auth/authSlice';
import { Icon } from '../../components/Icon';
import { Picture } from '../../components/Picture';
import { askLogOut } from '../../state/draftStorage';
import { useDeskDispatch, useDeskSelector } from '../hooks';
import { clsx } from 'clsx';

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

const id = 'account-menu';

/** Menu of the logged-in user. */
function AccountMenu({ me }: { me: StaffMember }) {
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
        <Icon name="chevronDown" size={16} className={chevron.chevron} />
      </button>
      <nav className={drawers.menu} id={id} aria-label={zhDesk.account} hidden={!isOpen}>
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

const searchPath = '/inbox/search';

/** Finds submissions of every kind and state by number, company or title. A button opens it on phones. */
function FindField() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const field = useRef<HTMLInputElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (isOpen) field.current?.focus();
  }, [isOpen]);
  const shown = (useMatch(searchPath) && search.get('q')) ?? '';
  return (
    <>
      <button
        className={`icon-button ${styles.findButton}`}
        type="button"
        aria-label={zhDesk.openFind}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="search" />
      </button>
      <form
        className={clsx(styles.find, isOpen && styles.findOpen)}
        role="search"
        aria-label={zhDesk.find}
        onSubmit={(event) => {
          event.preventDefault();
          const words = field.current?.value.trim();
          if (words) void navigate(`${searchPath}?q=${encodeURIComponent(words)}`);
        }}
      >
        <Icon name="search" className={styles.findIcon} />
        {/* What was searched for stands in the field again when its address is opened. */}
        <input
          key={shown}
          ref={field}
          type="search"
          name="q"
          defaultValue={shown}
          maxLength={100}
          autoComplete="off"
          aria-label={zhDesk.find}
          accessKey="s"
          placeholder={zhDesk.find}
          onKeyDown={(event) => {
            if (event.key === 'Escape') event.currentTarget.blur();
          }}
        />
      </form>
    </>
  );
}

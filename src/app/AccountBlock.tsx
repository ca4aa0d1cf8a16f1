import { clsx } from 'clsx';
import { selectIsLoggedIn, selectSettled, selectUser, selectUserUnknown } from '../areas/auth/authSlice';
import { useAccountPaths } from '../areas/auth/leadsToLogin';
import { zh } from '../i18n/zh';
import { Picture } from '../components/Picture';
import { Link } from '../components/Link';
import { useScript } from '../components/useScript';
import { askLogOut } from '../state/askLogOut';
import { useOffers, useAppDispatch, useAppSelector } from '../state/hooks';
import styles from './Header.module.css';

const loadMenu = () => import(/* webpackChunkName: "account" */ './AccountMenu');

/**
 * The user's avatar, name and log-out, or links to login and registration. With a token but no known user, both login
 * and log-out.
 */
export function AccountBlock() {
  const user = useAppSelector(selectUser);
  const isUnknown = useAppSelector(selectUserUnknown);
  const offered = useOffers('my');
  const isCompany = offered && Boolean(user?.fdComId);
  // Without its script, name and log-out stay as they are.
  const script = useScript(loadMenu, isCompany);
  const loaded = isCompany && script;

  const { login } = useAccountPaths();
  const dispatch = useAppDispatch();
  const logOut = (
    <button type="button" onClick={() => dispatch(askLogOut())}>
      {zh.account.logOut}
    </button>
  );
  // The user of another tab's login is being fetched.
  const isComing = useAppSelector((state) => selectIsLoggedIn(state) && selectSettled(state) && !selectUser(state));
  if (isComing) return <div className={clsx(styles.account, styles.coming)} />;
  if (!user) {
    return (
      <div className={styles.account}>
        <Link to={login}>{zh.account.logIn}</Link> {isUnknown && logOut} <RegisterLink />
      </div>
    );
  }
  return (
    <div className={clsx(styles.account, styles.named)}>
      {user.fdComId && loaded ? (
        <loaded.AccountMenu user={user} owner={user.fdComId} logOut={logOut} />
      ) : (
        <span className={clsx(styles.who, isCompany && styles.opens)}>
          <Picture src={user.avatar} alt="" fallback="/icons/avatar-default.svg" width={32} height={32} />
          <span className="ellipsis" title={user.username}>
            {user.username}
          </span>
        </span>
      )}
      {/* One element before and after the menu loads, so that a click in progress is not lost. */}
      <span className={clsx(loaded && styles.logOut)}>{logOut}</span>
    </div>
  );
}

/** For visitors who are not known to have an account. */
export function RegisterLink() {
  const { register } = useAccountPaths();
  const mayHaveAccount = useAppSelector(
    (state) => selectUser(state) ?? (selectUserUnknown(state) || (selectIsLoggedIn(state) && selectSettled(state))),
  );
  return (
    !mayHaveAccount && (
      <Link className={styles.register} to={register}>
        {zh.account.register}
      </Link>
    )
  );
}

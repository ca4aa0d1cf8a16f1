import { Link } from 'react-router-dom';
import { selectUser } from '../areas/auth/authSlice';
import { zh } from '../copy/zh';
import { paths } from '../lib/paths';
import { Picture } from '../parts/Picture';
import { logOutAsked } from '../state/dialogsSlice';
import { useAppDispatch, useAppSelector } from '../state/hooks';
import css from './Header.module.css';

/** Who is there: avatar, name and log-out; or the two ways in (spec §2.2). */
export function AccountBlock() {
  const user = useAppSelector(selectUser);
  const dispatch = useAppDispatch();
  if (!user) {
    return (
      <div className={css.account}>
        <Link to={paths.login()}>{zh.account.logIn}</Link>
        <Link className={css.register} to={paths.register}>
          {zh.account.register}
        </Link>
      </div>
    );
  }
  return (
    <div className={css.account}>
      <span className={css.who}>
        <Picture src={user.avatar} alt="" otherwise="/icons/avatar-default.svg" width={32} height={32} />
        <span>{user.username}</span>
      </span>
      <button type="button" onClick={() => dispatch(logOutAsked())}>
        {zh.account.logOut}
      </button>
    </div>
  );
}

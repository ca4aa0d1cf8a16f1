import { useLocation } from 'react-router-dom';
import { useKnownQuery } from '../../components/useKnownQuery';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../state/hooks';
import { isAuthPath, redirectOf, registerPath } from './authPaths';
import { selectReturnPath } from './returnSlice';

/**
 * Links to login and registration that return to the current page (docs/behaviour/accounts.md#where-the-login-leads).
 */
export function useAccountPaths(): { login: string; register: string } {
  const { pathname } = useLocation();
  const search = useKnownQuery();
  const kept = useAppSelector(selectReturnPath);
  const here = `${pathname}${search}`;
  const going = isAuthPath(here) ? redirectOf(here) : (kept ?? (here === paths.home ? null : here));
  return { login: paths.login(going ?? undefined), register: registerPath(going ?? undefined) };
}

import { useLocation } from 'react-router-dom';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../state/hooks';
import { isAuthPath, redirectOf, registerPath } from './authPaths';
import { selectReturnPath } from './returnSlice';

/** The ways to login and registration from where the visitor is, which they keep (docs/decisions/014). */
export function useAccountPaths(): { login: string; register: string } {
  const { pathname, search } = useLocation();
  const kept = useAppSelector(selectReturnPath);
  const here = `${pathname}${search}`;
  const going = isAuthPath(here) ? redirectOf(here) : (kept ?? (here === paths.home ? null : here));
  return { login: paths.login(going ?? undefined), register: registerPath(going ?? undefined) };
}

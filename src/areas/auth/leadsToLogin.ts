import { isAuthPath, redirectOf, registerPath } from './authPaths';
import { useLocation } from 'react-router-dom';
import { useKnownQuery } from '../../components/useKnownQuery';
import { paths } from '../../lib/paths';
import { useAppSelector } from '../../state/hooks';
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

/** A file that takes longer is opened without being asked for first, ms. */
const patience = 5000;

/** Whether a file still leads to the login: a backend that guards it by the token alone never sends it to a link. */
export async function leadsToLogin(file: string, fetched: typeof fetch): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const asked = new URL(file, location.origin).href;
    const { url } = await fetched(asked, { headers: { Accept: 'text/html' }, signal: abort.signal });
    return isAuthPath(new URL(url).pathname);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

import { isDeskAddress, isFileAddress } from '../../contract/addresses';
import { zh } from '../../i18n/zh';
import { paths, safeRedirect } from '../../lib/paths';
import { toastShown, workFailed, workSucceeded } from '../../state/dialogsSlice';
import type { ListenerApi } from '../../state/hooks';
import type { LoggedInAnswer } from './accountCalls';
import { backOfficeUserMet, loggedIn } from './authSlice';
import { isAuthPath, isRegisterPath, redirectOf, returnKept } from './returnSlice';

/** What follows a login or a registration; part of their pages' chunk. */

/** A file that takes longer is opened without being asked for first, ms. */
const patience = 5000;

/** Whether a file still leads to the login: a backend that guards it by the token alone never sends it to a link. */
async function leadsToLogin(file: string, fetched: typeof fetch): Promise<boolean> {
  const abort = new AbortController();
  const timer = setTimeout(() => abort.abort(), patience);
  try {
    const address = new URL(file, location.origin).href;
    const { url } = await fetched(address, { headers: { Accept: 'text/html' }, signal: abort.signal });
    return isAuthPath(new URL(url).pathname);
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    abort.abort();
  }
}

/** The desk and files are no pages of this router: full page load. What is downloaded leaves the page as it is. */
export async function goBack(redirect: string | null, { dispatch, extra }: ListenerApi): Promise<void> {
  const { browser, fetch: fetched = fetch } = extra;
  const target = safeRedirect(redirect);
  if (isDeskAddress(target)) return browser.leave(target);
  if (!isFileAddress(target)) return browser.navigate(target, { replace: true });
  browser.navigate('/', { replace: true });
  const home = browser.pendingPath();
  const isRefused = await leadsToLogin(target, fetched);
  // A visitor who has gone on meanwhile is left alone.
  if (browser.pendingPath() !== home) return;
  if (isRefused) dispatch(workFailed(zh.account.fileRefused));
  else browser.leave(target);
}

/** Takes the token from the vault, and redirects. */
export async function afterLogin(answer: LoggedInAnswer, redirect: string | null, api: ListenerApi): Promise<void> {
  const { dispatch, extra } = api;
  const { token } = extra.secrets.take(answer.session);
  if (!token) return;
  dispatch(loggedIn({ token }));
  // A visitor who has left the login page meanwhile stays where they are.
  if (!isAuthPath(extra.browser.pendingPath())) return;
  const target = safeRedirect(redirect);
  if (answer.backOffice) dispatch(backOfficeUserMet({ desk: isDeskAddress(target) ? target : null }));
  else await goBack(redirect, api);
}

/** Delay before a successful registration redirects, ms. */
const redirectDelay = 1000;

export async function afterRegistration({ delay, dispatch, extra }: ListenerApi): Promise<void> {
  dispatch(workSucceeded({ text: zh.account.registered }));
  await delay(redirectDelay);
  const here = extra.browser.pendingPath();
  if (!isRegisterPath(here)) return;
  const redirect = redirectOf(here);
  if (redirect !== null) dispatch(returnKept(safeRedirect(redirect)));
  extra.browser.navigate(paths.home);
  dispatch(
    toastShown({
      text: zh.account.afterRegistering,
      link: { text: zh.account.logIn, path: paths.login(redirect === null ? undefined : safeRedirect(redirect)) },
      isLong: true,
    }),
  );
}

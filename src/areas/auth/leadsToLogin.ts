import { isAuthPath } from './returnSlice';

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

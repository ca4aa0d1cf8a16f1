import { navigationApi } from '../areas/navigation/navigationApi';
import { settings } from '../lib/settings';
import type { ListenerApi } from '../state/hooks';

/** How long a login waits for the back office's URL before it uses the default, ms. */
const timeoutMs = 3000;

/** The page a back-office user is redirected to; null for anything but an http(s) URL or a path of this site. */
function backOfficePage(url: string): string | null {
  const isSitePath = /^\/(?![/\\])/.test(url);
  const isHttp = /^https?:\/\//i.test(url) && URL.canParse(url);
  // eslint-disable-next-line regexp/no-super-linear-move -- a setting of the build
  return isSitePath || isHttp ? `${url.replace(/\/+$/, '')}/index` : null;
}

/** Part of the login's chunk. @param desk the page of this portal's own desk that was asked for */
export async function leaveForBackOffice(desk: string | null, { delay, dispatch, extra }: ListenerApi): Promise<void> {
  if (desk) return extra.browser.leave(desk);
  const request = dispatch(navigationApi.endpoints.getBackendUrl.initiate(undefined, { subscribe: true })).then(
    ({ data }) => data ?? null,
  );
  const url = await Promise.race([request, delay(timeoutMs).then(() => null)]);
  const page = backOfficePage(url ?? settings.backendUrl);
  if (page) extra.browser.leave(page);
  else extra.browser.navigate('/', { replace: true });
}

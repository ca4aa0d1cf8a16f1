import { isAnyOf } from '@reduxjs/toolkit';
import { authApi } from '../areas/auth/authApi';
import { backOfficeUserMet } from '../areas/auth/sessionActions';
import { navigationApi } from '../areas/navigation/navigationApi';
import { settings } from '../lib/settings';
import { pageStarted } from '../state/pageStarted';
import type { StartListening } from '../state/listenerMiddleware';

/** How long a login waits for the back office's URL before it uses the default, ms. */
const timeoutMs = 3000;

/** The page a back-office user is redirected to; null for anything but an http(s) URL or a path of this site. */
function backOfficePage(url: string): string | null {
  const isSitePath = /^\/(?![/\\])/.test(url);
  const isHttp = /^https?:\/\//i.test(url) && URL.canParse(url);
  // eslint-disable-next-line regexp/no-super-linear-move -- a setting of the build
  return isSitePath || isHttp ? `${url.replace(/\/+$/, '')}/index` : null;
}

/** Fetches the back office's URL at page load or during login, and redirects its users there. */
export function addBackOfficeListeners(startListening: StartListening): void {
  const address = () => navigationApi.endpoints.getBackendUrl.initiate(undefined, { subscribe: true });
  startListening({
    matcher: isAnyOf(pageStarted, authApi.endpoints.login.matchPending),
    effect: (action, { dispatch, extra }) => {
      if (!pageStarted.match(action) || !extra.isServerRendered) void dispatch(address());
    },
  });
  startListening({
    actionCreator: backOfficeUserMet,
    effect: async ({ payload }, { delay, dispatch, extra }) => {
      if (payload?.desk) {
        extra.browser.leave(payload.desk);
        return;
      }
      const request = dispatch(address()).then(({ data }) => data ?? null);
      const url = await Promise.race([request, delay(timeoutMs).then(() => null)]);
      const page = backOfficePage(url ?? settings.backendUrl);
      if (page) extra.browser.leave(page);
      else extra.browser.navigate('/', { replace: true });
    },
  });
}

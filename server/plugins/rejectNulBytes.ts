import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';

/** Refuses URLs with a NUL in them: no path or value of the portal has one, and stores and file systems stumble on it. */
export function rejectNulBytes(app: PortalApp): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new StatusError(400, '请求参数不正确');
  });
}

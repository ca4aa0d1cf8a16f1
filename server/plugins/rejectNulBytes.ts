import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';

/** Rejects URLs with a NUL byte, which stores and file systems cannot handle. */
export function rejectNulBytes(app: PortalApp): void {
  app.addHook('onRequest', async ({ url }) => {
    if (url.includes('%00')) throw new StatusError(400, '请求参数不正确');
  });
}

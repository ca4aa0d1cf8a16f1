import type { ServerConfig } from '../config';
import { isCrossSite } from '../http/isCrossSite';
import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';

const reading = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Rejects writes that another site's page sends (CSRF) before anything is read or counted: calls need a token, which such
 * a page does not have, but logins and reports count against the visitor. An upstream decides for itself.
 *
 * An old browser only says its page's origin, which tells nothing where a proxy has replaced the Host header: it counts
 * where PORTAL_ORIGIN is set.
 */
export function rejectCrossSite(app: PortalApp, { origin }: Pick<ServerConfig, 'origin'>): void {
  app.addHook('onRequest', async (request) => {
    const isTold = request.headers['sec-fetch-site'] !== undefined || origin !== null;
    if (isTold && !reading.includes(request.method) && isCrossSite(request, origin))
      throw new StatusError(403, '请求来源不正确');
  });
}

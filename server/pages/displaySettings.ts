import { addresses, anyOrigin, pathOfThisSite } from '../../src/contract/addresses';
import { displayAge, displayChoices, displayCookie, readDisplay, writeDisplay } from '../../src/contract/display';
import type { ServerConfig } from '../config';
import { formBodies } from '../http/bodies';
import { isCrossSite } from '../http/headers';
import { registerScope, type PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';

/** Maximum body size, bytes. */
const bodyLimit = 4096;

/**
 * Handles the display settings form when sent without script: sets the cookie and redirects back. Cross-site requests
 * are rejected.
 */
export async function displaySettings(app: PortalApp, { origin }: Pick<ServerConfig, 'origin'>): Promise<void> {
  await registerScope(app, 'display settings', (scope) => {
    formBodies(scope);
    scope.post(addresses.displaySettings, { bodyLimit, schema: { hide: true } }, async (request, reply) => {
      if (isCrossSite(request, origin)) throw new StatusError(403, '请求来源不正确');
      const fields = request.body as Record<string, unknown>;
      const chosen = Object.keys(displayChoices).map((name) => String(fields[name]));
      const display = writeDisplay(readDisplay(chosen.join('-')));
      const secure = request.protocol === 'https' ? '; Secure' : '';
      const age = display ? displayAge : 0;
      return reply
        .header('set-cookie', `${displayCookie}=${display}; Path=/; Max-Age=${age}; SameSite=Lax${secure}`)
        .redirect(pathOfThisSite(fields.back, anyOrigin) ?? addresses.home, 303);
    });
  });
}

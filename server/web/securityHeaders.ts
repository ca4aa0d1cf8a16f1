import fs from 'node:fs';
import path from 'node:path';
import helmet from '@fastify/helmet';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../context';

/** Host that the client was built to call, from the build's own note; none for a client of the same origin. */
function apiHostOf(clientDir: string): string[] {
  const file = path.join(clientDir, 'build.json');
  if (!fs.existsSync(file)) return [];
  const { apiHost } = JSON.parse(fs.readFileSync(file, 'utf8')) as { apiHost?: string };
  return apiHost && URL.canParse(apiHost) ? [new URL(apiHost).origin] : [];
}

/**
 * Security headers on every answer. Scripts come from this origin alone, and the page's script sinks take nothing but
 * what the sanitiser's policy made; rich text may show pictures of the hosts that a setting names (decision 31).
 */
export async function securityHeaders(app: PortalApp, { clientDir, imageHosts }: ServerConfig): Promise<void> {
  const api = apiHostOf(clientDir);
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...imageHosts, ...api],
        mediaSrc: ["'self'", ...api],
        connectSrc: ["'self'", ...api],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'default', 'webpack'],
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
  });
  app.addHook('onRequest', async (request, reply) => {
    // Over plain http the header means nothing, and on a machine's own address it would lock its owner out.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}

import helmet from '@fastify/helmet';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';

/**
 * Security headers on every answer. Scripts come from this origin alone, and the page's script sinks take nothing but
 * what the sanitiser's policy made; one setting names the hosts whose pictures rich text may show, another opens hosts
 * for the pictures and films that entries name by an absolute address.
 */
export async function securityHeaders(
  app: PortalApp,
  { imageHosts, mediaHosts }: Pick<ServerConfig, 'imageHosts' | 'mediaHosts'>,
  apiOrigin: string | null,
): Promise<void> {
  const api = apiOrigin === null ? [] : [apiOrigin];
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'"],
        imgSrc: ["'self'", 'data:', ...imageHosts, ...mediaHosts, ...api],
        // A captcha's sound is fetched once and played from a data URL: each request of a player would make a new one.
        mediaSrc: ["'self'", 'data:', ...mediaHosts, ...api],
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

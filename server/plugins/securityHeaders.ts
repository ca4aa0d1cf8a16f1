import { ServerResponse, type IncomingMessage } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';

/** The headers that Helmet sets, found out once: they are the same on every answer, and working them out takes a while. */
function headersOf(options: HelmetOptions): [name: string, value: string][] {
  const probe = new ServerResponse({} as IncomingMessage);
  helmet(options)({} as IncomingMessage, probe, () => undefined);
  return probe.getHeaderNames().map((name) => [name, String(probe.getHeader(name))]);
}

/**
 * Security headers on every answer. Scripts come from this origin alone, and the page's script sinks take nothing but
 * what the sanitiser's policy made; one setting names the hosts whose pictures rich text may show, another opens hosts
 * for the pictures and films that entries name by an absolute address.
 */
export function securityHeaders(
  app: PortalApp,
  { imageHosts, mediaHosts }: Pick<ServerConfig, 'imageHosts' | 'mediaHosts'>,
  apiOrigin: string | null,
): void {
  const api = apiOrigin === null ? [] : [apiOrigin];
  const headers = headersOf({
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
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // Over plain http the header means nothing, and on a machine's own address it would lock its owner out.
    if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
    done();
  });
}

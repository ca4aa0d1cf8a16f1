import { ServerResponse, type IncomingMessage } from 'node:http';
import helmet, { type HelmetOptions } from 'helmet';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';
import { cspReportPath } from './cspReports';

/** The headers that Helmet sets, computed once, since that takes a while. */
function headersOf(options: HelmetOptions): [name: string, value: string][] {
  const probe = new ServerResponse({} as IncomingMessage);
  helmet(options)({} as IncomingMessage, probe, () => undefined);
  return probe.getHeaderNames().map((name) => [name, String(probe.getHeader(name))]);
}

/**
 * Security headers for every response. Scripts come from this origin only, and script sinks accept only values from the
 * sanitiser's Trusted Types policy; one setting lists the hosts from which rich text may load pictures, another those
 * for absolute picture and video addresses of entries.
 */
export function securityHeaders(
  app: PortalApp,
  { imageHosts, mediaHosts, hstsSubdomains }: Pick<ServerConfig, 'imageHosts' | 'mediaHosts' | 'hstsSubdomains'>,
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
        // The captcha's sound is fetched once and played from a data URL: each request of a player would create a new
        // captcha.
        mediaSrc: ["'self'", 'data:', ...mediaHosts, ...api],
        connectSrc: ["'self'", ...api],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors: ["'none'"],
        formAction: ["'self'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ['dompurify', 'default', 'webpack'],
        reportUri: cspReportPath,
        reportTo: 'csp',
      },
    },
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    frameguard: { action: 'deny' },
    strictTransportSecurity: false,
  });
  headers.push(['reporting-endpoints', `csp="${cspReportPath}"`]);
  const hsts = `max-age=31536000${hstsSubdomains ? '; includeSubDomains' : ''}`;
  app.addHook('onRequest', (request, reply, done) => {
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // HSTS is meaningless over plain http, and would lock operators out on localhost.
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
    done();
  });
}

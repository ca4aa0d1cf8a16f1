import { ServerResponse, type IncomingMessage } from 'node:http';
import type { FastifyRequest } from 'fastify';
import findMyWay, { type HTTPMethod } from 'find-my-way';
import helmet, { type HelmetOptions } from 'helmet';
import { registerScope, type PortalApp } from '../http/portalApp';
import { ageOf } from '../lib/chinaTime';
import type { ServerConfig } from '../config';
import { isCrossSite } from '../http/headers';
import { isBackendPath } from '../lib/addresses';
import { StatusError } from '../lib/errors';
import { messages } from '../lib/messages';

/** Where browsers report what the Content Security Policy blocked. */
const cspReportPath = '/csp-report';

/** Each violation is logged once in this time, ms; of this many at most, so that reports cannot fill the log. */
const limits = { everyMs: 60 * 60_000, violations: 100, bytes: 16_384 };

const types = ['application/csp-report', 'application/reports+json', 'application/json'];

/** A reported address without its query; a keyword such as `inline` as it is. */
function placeOf(value: unknown): string {
  const text = typeof value === 'string' ? value.slice(0, 300) : '';
  if (!URL.canParse(text)) return text.replace(/[^\w-]/g, '').slice(0, 30);
  const { origin, protocol, pathname } = new URL(text);
  return origin === 'null' ? protocol : origin + pathname;
}

/** The violations in a report: one as `report-uri` sends it, or several of the Reporting API. */
function violationsIn(body: unknown): Record<string, unknown>[] {
  const reports = (Array.isArray(body) ? body.slice(0, 10) : [body]) as Record<string, unknown>[];
  return reports
    .map((report) => report?.['csp-report'] ?? report?.body)
    .filter((violation): violation is Record<string, unknown> => typeof violation === 'object' && violation !== null);
}

/** Logs reported violations: the directive, what was blocked, and the page, without queries. */
export async function cspReports(app: PortalApp, now: () => number): Promise<void> {
  const logged = new Map<string, number>();
  const isDue = (key: string) => {
    for (const [old, at] of logged) if (ageOf(at, now()) >= limits.everyMs) logged.delete(old);
    if (logged.has(key) || logged.size >= limits.violations) return false;
    logged.set(key, now());
    return true;
  };
  await registerScope(app, 'csp', (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      types,
      { parseAs: 'string', bodyLimit: limits.bytes },
      scope.getDefaultJsonParser('ignore', 'ignore'),
    );
    scope.post(cspReportPath, { schema: {} }, async (request, reply) => {
      for (const violation of violationsIn(request.body)) {
        const first = (...names: string[]) => placeOf(names.map((name) => violation[name]).find(Boolean));
        const directive = first('effective-directive', 'effectiveDirective', 'violated-directive');
        const line = {
          event: 'csp',
          directive,
          blocked: first('blocked-uri', 'blockedURL'),
          page: first('document-uri', 'documentURL'),
          source: first('source-file', 'sourceFile'),
        };
        if (isDue(JSON.stringify(line))) request.log.warn(line, 'the browser blocked something');
      }
      return reply.code(204).send();
    });
  });
}

const nul = '%00';

function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return !path.includes(nul);
  } catch {
    return false;
  }
}

/** Scheme and host of a whole URL, as it comes from clients that take this server for a proxy. */
const schemeAndHost = /^[a-z][a-z\d+.-]*:\/\/[^/?]*\/?/i;

/**
 * Makes a URL decodable for the router. If a browser navigates to a path with an incomplete escape or a NUL, `%` is
 * escaped once more, so that the portal's page reports that nothing was found. API calls stay as they are and are
 * rejected.
 */
function readableUrl({ method = 'GET', headers }: IncomingMessage, url: string): string {
  const [path = url] = url.split('?', 1);
  const isNavigation = (method === 'GET' || method === 'HEAD') && (headers.accept ?? '').includes('text/html');
  if (!isNavigation || isBackendPath(method, path)) return url;
  const query = url.slice(path.length).replaceAll(nul, `%25${nul.slice(1)}`);
  return (isReadable(path) ? path : path.replaceAll('%', '%25')) + query;
}

/**
 * What the router reads of a request's URL.
 * @param apiBase base path of all calls of the client; empty: none
 */
export const rewriteUrl = (apiBase: string) => (request: IncomingMessage) => {
  const url = (request.url ?? '/').replace(schemeAndHost, '/');
  return apiBase && url.startsWith(`${apiBase}/`) ? url.slice(apiBase.length) : readableUrl(request, url);
};

/** The headers that Helmet sets, computed once, since that takes a while. */
function headersOf(options: HelmetOptions): [name: string, value: string][] {
  const probe = new ServerResponse({} as IncomingMessage);
  helmet(options)({} as IncomingMessage, probe, () => undefined);
  return probe.getHeaderNames().map((name) => [name, String(probe.getHeader(name))]);
}

/**
 * Security headers for every response. Scripts come from this origin only, and script sinks accept only values from the
 * sanitiser's Trusted Types policy; one setting lists the hosts from which rich text may load pictures, another those
 * for absolute picture and video addresses of entries. What says nothing of its caching is never stored: caches in front
 * would decide for themselves; only an upstream's files are left to what browsers make of them.
 */
export function securityHeaders(
  app: PortalApp,
  { imageHosts, mediaHosts, hstsSubdomains, upstream }: ServerConfig,
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
    const protocol = request.headers['x-forwarded-proto'];
    // A scheme means the same in capitals, as some proxies write it.
    if (typeof protocol === 'string') request.headers['x-forwarded-proto'] = protocol.toLowerCase();
    for (const [name, value] of headers) reply.raw.setHeader(name, value);
    // HSTS is meaningless over plain http, and would lock operators out on localhost.
    if (request.protocol === 'https') reply.header('strict-transport-security', hsts);
    done();
  });
  app.addHook('onSend', (request, reply, payload, done) => {
    const isNamed = reply.hasHeader('cache-control') || reply.raw.hasHeader('cache-control');
    const isFileOfUpstream = upstream !== null && request.url.startsWith('/profile/');
    if (!isNamed && !isFileOfUpstream) void reply.header('cache-control', 'no-store');
    done(null, payload);
  });
}

const methods: HTTPMethod[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Scheme and host of an absolute request target, as a client sends it to a proxy. */
const absoluteTarget = /^[a-z][a-z\d+.-]*:\/\/([^/?]*)/i;

const hostOf = (authority: string): string | null => {
  const url = `http://${authority}`;
  return URL.canParse(url) ? new URL(url).host : null;
};

/** A host and a port as a request may name them, or nothing. */
const plainHost = /^(?:[\w.-]*|\[[\da-f:.]+\])(?::\d{1,5})?$/i;

/** Header lines of a request. */
const maxHeaders = 100;

const misdirected = () => new StatusError(421, '请求的主机不是本站');

/** Refuses a request that names no valid host, a host beside the one in its Host header, or one that is not the portal's. */
function refuseOtherHosts({ raw, originalUrl, headers }: FastifyRequest, origin: string | null): void {
  const hosts = raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  // HTTP/1.0 knows no Host header.
  if (hosts.length > 1 || (hosts.length === 0 && raw.httpVersion === '1.1'))
    throw new StatusError(400, '请求参数不正确');
  const hostHeader = headers.host ?? '';
  if (!plainHost.test(hostHeader) || (hostHeader !== '' && hostOf(hostHeader) === null))
    throw new StatusError(400, messages.noHost);
  const [, authority] = absoluteTarget.exec(originalUrl) ?? [];
  if (authority === undefined) return;
  const host = hostOf(authority);
  if (host === null || host !== hostOf(hostHeader)) throw misdirected();
  if (origin !== null && host !== new URL(origin).host) throw misdirected();
}

/**
 * Refuses what no browser or proxy sends to a portal: other versions of HTTP, methods that no route has, and requests
 * that name two hosts, what is no host, or a NUL byte.
 */
export function protocolChecks(app: PortalApp, { origin }: Pick<ServerConfig, 'origin'>): void {
  app.addHook('onRequest', async (request, reply) => {
    const { httpVersion, method = '' } = request.raw;
    if (request.raw.rawHeaders.length > 2 * maxHeaders) throw new StatusError(431, '请求头过长');
    if (httpVersion !== '1.1' && httpVersion !== '1.0') throw new StatusError(505, '不支持的 HTTP 版本');
    if (!methods.some((known) => known === method)) {
      void reply.header('allow', methods.join(', '));
      throw new StatusError(method === 'TRACE' ? 405 : 501, '请求方式不支持');
    }
    refuseOtherHosts(request, origin);
    // Stores and file systems cannot handle it.
    if (request.url.includes(nul)) throw new StatusError(400, '请求参数不正确');
  });
}

/**
 * Answers OPTIONS with the methods of an address. Routes that take the method themselves, as an upstream's do, keep it.
 * Register it before any route, since it collects their methods.
 */
export function answerOptions(app: PortalApp): void {
  const routes = new Set<string>();
  app.addHook('onRoute', ({ url, method }) => {
    // Those of files match every address.
    if (url !== '*' && url !== '/*') [method].flat().forEach((one) => routes.add(`${one} ${url}`));
  });
  let router: ReturnType<typeof findMyWay> | undefined;
  const find = (method: HTTPMethod, url: string) => {
    if (!router) {
      router = findMyWay();
      for (const [one, pattern] of [...routes].map((route) => route.split(' ')))
        router.on(one as HTTPMethod, pattern!, () => undefined);
    }
    return router.find(method, url);
  };
  app.options('*', { schema: { hide: true } }, ({ url }, reply) => {
    const allowed = methods.filter((method) => method === 'OPTIONS' || find(method, url));
    // Pages have no routes of their own.
    return reply
      .code(204)
      .header('allow', (allowed.length > 1 ? allowed : reading).join(', '))
      .send();
  });
}

/** No body of the contract is nested more deeply than a few levels. */
const maxDepth = 32;

/** What a parsed body is made of; not streams and buffers. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === Object.prototype || prototype === null;
}

/** Whether a value is nested too deeply. Level by level: a recursive walk would overflow the stack. */
function isTooDeep(value: unknown): boolean {
  let level = [value];
  for (let depth = 0; depth <= maxDepth; depth += 1) {
    level = level.flatMap((each) => (isPlain(each) ? Object.values(each) : []));
    if (level.length === 0) return false;
  }
  return true;
}

/** Rejects bodies nested so deeply that serialising them would fail. */
export function rejectDeepBodies(app: PortalApp): void {
  app.addHook('preValidation', async ({ body }) => {
    if (isTooDeep(body)) throw new StatusError(400, '请求参数不正确');
  });
}

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

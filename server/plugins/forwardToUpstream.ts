import { AsyncLocalStorage } from 'node:async_hooks';
import { PassThrough, type Readable } from 'node:stream';
import { setImmediate, setTimeout } from 'node:timers/promises';
import { Agent, type Dispatcher } from 'undici';
import { Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { limits } from './limits';
import { addresses } from '../../src/contract/addresses';
import { saysTooLarge } from '../../src/contract/attachment';
import { parseBackendJson } from '../../src/contract/parseBackendJson';
import type { PortalApp } from '../http/portalApp';
import { encodeLocation, pathOf } from '../lib/addresses';
import { htmlToText } from '../lib/htmlToText';
import { messages } from '../lib/messages';
import { sendFailure, texts } from './errorHandler';

/** Times in ms. The client itself gives up after 30 s, so a longer wait helps no one. */
const timeouts = { connect: 5_000, refusal: 100, silence: 60_000, file: 30 * 60_000 };

/**
 * Pipes the body through a separate stream: when the upstream fails, the HTTP client destroys the stream it reads,
 * which must not be the visitor's connection, since that still has to carry the error response.
 */
function detached(body: Readable): Readable {
  const own = new PassThrough();
  body.once('error', (error) => own.destroy(error));
  body.once('close', () => body.readableEnded || own.destroy());
  // Drains the rest, so that the client gets to read the response. A pipe whose target is full would keep it paused.
  own.once('close', () => {
    body.unpipe(own);
    body.resume();
  });
  return body.pipe(own);
}

/**
 * Sends each part only after what has arrived is read: an upstream that refuses an upload responds and closes, and a write
 * to its closed connection would discard the response. One that refuses it by its headers has the time to say so.
 */
async function* paced(body: AsyncIterable<Buffer>) {
  let parts = 0;
  for await (const part of body) {
    await (parts === 1 ? setTimeout(timeouts.refusal) : setImmediate());
    yield part;
    parts += 1;
  }
}

/** Aborts the upstream call of a request: when the client disconnects, or after the timeout. */
const abortControllers = new AsyncLocalStorage<AbortController>();

/** How a connection breaks that the upstream closes while it is reused. */
const broken = new Set(['UND_ERR_SOCKET', 'ECONNRESET', 'EPIPE']);

/** Has the error code of a header timeout, so that it gets the same status. */
const timeoutError = () => Object.assign(new Error('no answer in time'), { code: 'UND_ERR_HEADERS_TIMEOUT' });

/**
 * Connections to the upstream. A call is aborted when its visitor disconnects, so that it does not hold a connection,
 * and has a timeout, even while waiting for a free connection.
 */
function upstreamConnections() {
  const agent = new Agent({
    connections: 256,
    pipelining: 1,
    connect: { timeout: timeouts.connect },
    headersTimeout: timeouts.silence,
    bodyTimeout: timeouts.silence,
  });
  /** Without connections to reuse, which the upstream may have closed as well. */
  const fresh = new Agent({ pipelining: 0, connect: { timeout: timeouts.connect } });
  type Done = (error: Error | null, answer: Dispatcher.ResponseData) => void;
  return {
    request(options: Dispatcher.RequestOptions, done: Done) {
      const ending = abortControllers.getStore() ?? new AbortController();
      const isRead = options.method === 'GET' || options.method === 'HEAD';
      let isLate = false;
      const endAfter = (wait: number) =>
        globalThis
          .setTimeout(() => {
            isLate = true;
            ending.abort(timeoutError());
          }, wait)
          .unref();
      const timer = endAfter(timeouts.silence + (options.body ? limits.requestTimeout : 0));
      const finish: Done = (error, answer) => {
        clearTimeout(timer);
        if (!error) {
          // A visitor may be slow to take a file; whatever else trickles helps no one.
          const isFile = options.path.includes('/profile/');
          const end = endAfter(isFile ? timeouts.file : timeouts.silence);
          answer.body.once('close', () => clearTimeout(end));
        }
        // If the visitor has disconnected, nobody needs the response.
        if (isLate || !ending.signal.aborted) return done(error, answer);
        if (!error) answer.body.destroy();
      };
      // undici sends iterables as well, which its types leave out.
      const body = options.body instanceof PassThrough ? { body: paced(options.body) as unknown as Readable } : {};
      const call = { ...options, ...body, signal: ending.signal };
      agent.request(call, (error, answer) => {
        const { code = '' } = (error ?? {}) as NodeJS.ErrnoException;
        if (isRead && broken.has(code) && !ending.signal.aborted) fresh.request(call, finish);
        else finish(error, answer);
      });
    },
  };
}

/** For one connection only (RFC 9110, 7.6.1), or answered by this server. */
const hopByHop =
  'connection keep-alive proxy-authenticate proxy-authorization proxy-connection te trailer upgrade expect'.split(' ');

/** By which a client could claim another address, host, path or method: backends believe them of a proxy. */
const claims =
  /^(?:forwarded|via|x-forwarded-.*|x-(?:real|client|cluster-client|original-forwarded)-.*|x-(?:original|rewrite)-url|x-http-method(?:-override)?|x-method-override|(?:true|cf-connecting)-.*|(?:wl-)?proxy-client-ip|http-client-ip)$/;

/** A client's headers as they may reach a backend. */
function headersForUpstream(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const passedOn = Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !claims.test(name));
  return Object.fromEntries(passedOn);
}

/** What a backend says of itself, or of a connection that is not the visitor's. */
const notPassedOn = [...hopByHop, 'server', 'x-powered-by', 'x-aspnet-version', 'strict-transport-security'];

/** A cookie as the visitor's browser has to keep it: for this host, and below this server's paths. */
function localCookie(cookie: string, base: string): string {
  const [value = '', ...attributes] = cookie.split(';');
  const local = attributes.flatMap((attribute) => {
    const [name = '', ...rest] = attribute.split('=');
    const key = name.trim().toLowerCase();
    if (key === 'domain') return [];
    // Older servlet containers quote it, which browsers take for no path at all.
    const [, path = ''] = /^"?(\/[^"]*)"?$/.exec(rest.join('=').trim()) ?? [];
    if (key !== 'path' || path === '') return [attribute];
    const isBelow = base !== '' && `${path}/`.startsWith(`${base}/`);
    return [` Path=${isBelow ? path.slice(base.length) || '/' : path}`];
  });
  return [value, ...local].join(';');
}

/**
 * A backend's headers as they may reach a visitor.
 * @param ours names of headers that this server has set, which stand
 * @param base path that this server puts before each call
 */
function headersForVisitor(headers: IncomingHttpHeaders, ours: readonly string[], base: string): IncomingHttpHeaders {
  const ofConnection = (headers.connection ?? '')
    .toLowerCase()
    .split(',')
    .map((name) => name.trim());
  const dropped = [...ours, ...notPassedOn, ...ofConnection];
  const passedOn = Object.entries(headers).filter(([name]) => !dropped.includes(name));
  const cookies = headers['set-cookie'];
  return {
    ...Object.fromEntries(passedOn),
    ...(cookies ? { 'set-cookie': [cookies].flat().map((cookie) => localCookie(cookie, base)) } : {}),
  };
}

const everyMethod = ['/api', '/api/*', '/captcha/*', '/components/*', '/profile/*'];
const postOnly = ['/login', '/login/code', '/logout', '/register', '/register/*'];

/** Whether a path is below the base path of the backend, or without one is one of those that are called. */
const isOfBackend = (path: string, base: string): boolean =>
  path === `${base}/` ||
  (base ? [base] : [...everyMethod, ...postOnly]).some((route) => `${path}/`.startsWith(`${route.replace('/*', '')}/`));

/** A session's id as servlet containers append it to a path: `;jsessionid=…`. It must not get into the browser's address. */
const sessionInPath = /;[^/;?#=]*(?:session|sid)[^/;?#=]*=[^/;?#]*/gi;

/** An address at the upstream as this server's, without its host. */
function localAddress({ pathname, search }: URL, base: string): string {
  const path = `${pathname}/`.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
  // Two leading slashes would name another host.
  return path.replace(/^\/*/, '/') + search;
}

/**
 * Rewrites redirects to the upstream, which may take itself for this host, as redirects to this server; others keep
 * their target. One from http to https at the same address stays so: without its scheme it would lead to itself.
 * @param requestUrl address of the request at the upstream
 * @param visited host and protocol that the upstream was told of
 */
function localLocation(
  locationHeader: string,
  requestUrl: URL,
  base: string,
  { host, protocol }: Pick<FastifyRequest, 'host' | 'protocol'>,
): string {
  const location = encodeLocation(locationHeader.replace(sessionInPath, ''));
  if (!URL.canParse(location, requestUrl.href)) return location;
  const target = new URL(location, requestUrl);
  // A container that believes the forwarded protocol alone names itself with that protocol's port.
  const isBackend =
    target.hostname === requestUrl.hostname &&
    (target.port === requestUrl.port || (target.port === '' && isOfBackend(target.pathname, base)));
  if (target.host !== host && !isBackend) return location;
  const local = localAddress(target, base);
  const isToHttps = protocol === 'http' && target.protocol === 'https:' && target.origin !== requestUrl.origin;
  return (isToHttps && local === localAddress(requestUrl, base) ? `https://${host}` : '') + local + target.hash;
}

const unavailable = '后端服务暂时不可用，请稍后再试';

/** In place of an error page. */
const words: Record<number, string> = { ...texts, 401: messages.noLogin, 403: '没有权限访问', 410: texts[404]! };

/** Headers of a body that is not passed on. */
const ofBody = 'content-type content-length content-encoding content-disposition content-language etag'.split(' ');

/** Whether a browser goes to an address, and no script calls it. */
const isNavigation = ({ method, headers }: FastifyRequest): boolean =>
  method === 'GET' && headers['x-requested-with'] === undefined && (headers.accept ?? '').includes('text/html');

const isUpload = ({ headers }: FastifyRequest): boolean => (headers['content-type'] ?? '').startsWith('multipart/');

const isFile = ({ url }: FastifyRequest): boolean => url.startsWith('/profile/');

/** Whether a response of success is not the file that a path names: an envelope, or a page, such as that of a login. */
const isInsteadOfFile = (path: string, type: string): boolean =>
  /\bjson\b/.test(type) ? !/\.json$/i.test(path) : /\bhtml\b/.test(type) && /\.(?![sx]?html?$)\w+$/i.test(path);

/** Whether an envelope says that nobody is logged in. */
function saysNoLogin(envelope: string): boolean {
  const body = parseBackendJson(envelope);
  const { code, msg } = Object(body) as { code?: unknown; msg?: unknown };
  return Number(code) === 401 || (Number(code) === 1 && String(msg).includes('未登录'));
}

/** Sends a failure of the upstream, to a visitor who went to a file as a page. */
function failed(request: FastifyRequest, reply: FastifyReply, status: number, msg: string): void {
  if (!isNavigation(request) || !isFile(request)) return void sendFailure(reply, status, msg);
  void reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="zh-CN"><meta name="viewport" content="width=device-width"><title>${msg}</title><p>${msg}</p><p><a href="/">返回首页</a></p></html>`,
    );
}

/** A backend's login page, with or without parameters. */
const isLogin = /^\/login(?:[;?#]|$)/;

/** Where a visitor is sent who has to log in first: to the portal's own page, and back afterwards. */
const loginFor = ({ originalUrl }: FastifyRequest): string =>
  `${addresses.login}?redirect=${encodeURIComponent(originalUrl)}`;

/** Whether a request may change public content: a write with a token. */
const isWrite = ({ method, url, headers }: FastifyRequest): boolean =>
  !['GET', 'HEAD', 'OPTIONS'].includes(method) && url.startsWith('/api/') && headers.authorization !== undefined;

/**
 * Forwards every backend path to an existing backend: method, query, cookies and body unchanged and streamed; status,
 * headers and body of the response likewise. Only a read is repeated, once, whose connection broke before the response.
 * An error page of the upstream is replaced by a response of this server.
 *
 * @param onWrite called with the address of a client that wrote, or may have, before the response is sent
 */
export async function forwardToUpstream(
  app: PortalApp,
  upstream: string,
  onWrite: (address: string) => void = () => undefined,
): Promise<void> {
  const target = new URL(upstream);
  const base = target.pathname.replace(/\/$/, '');
  await app.register(replyFrom, {
    base: target.origin,
    disableRequestLogging: true,
    undici: upstreamConnections() as Pick<Dispatcher, 'request'>,
  });
  app.addHook('onSend', async (request, { statusCode }) => {
    // A backend that failed, or did not respond, may have stored it.
    if (isWrite(request) && (statusCode < 400 || statusCode >= 500)) onWrite(request.ip);
  });
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', (_request, payload, done) => done(null, detached(payload)));

  // Returns nothing: Fastify would send a failure, and then an empty response, on behalf of a renderer that gave up waiting.
  const send = (request: FastifyRequest, reply: FastifyReply) =>
    // The query is passed on from the request as it is; here it would have to be decodable.
    void reply.from(base + pathOf(request.url), {
      retryDelay: () => null,
      rewriteRequestHeaders: (_request, headers) => ({
        ...headersForUpstream(headers),
        // What comes in place of a file, or of a response to an upload, is read here.
        ...(isUpload(request) || (isNavigation(request) && isFile(request)) ? { 'accept-encoding': 'identity' } : {}),
        // Calls of the renderer are for everyone and carry no visitor's address.
        ...(request.raw.socket instanceof Socket
          ? {
              'x-forwarded-for': request.ip,
              'x-forwarded-proto': request.protocol,
              'x-forwarded-host': request.host,
            }
          : {}),
      }),
      rewriteHeaders: (headers) => {
        const ours = [...reply.raw.getHeaderNames(), ...Object.keys(reply.getHeaders())];
        const own = headersForVisitor(headers, ours, base);
        if (typeof own.location !== 'string') return own;
        const location = localLocation(own.location, new URL(base + request.url, target), base, request);
        return { ...own, location: isNavigation(request) && isLogin.test(location) ? loginFor(request) : location };
      },
      onResponse: (_request, _reply, response) => {
        const { statusCode, stream } = response as unknown as Dispatcher.ResponseData & { stream: Readable };
        const type = String(reply.getHeader('content-type'));
        const isWords = /\bjson\b/.test(type);
        const isPage = isNavigation(request) && isFile(request);
        const isInstead = isPage && statusCode < 300 && isInsteadOfFile(pathOf(request.url), type);
        if (!isInstead && (statusCode < 400 || (isWords && !isPage))) return void reply.send(stream);
        const refuse = (status: number) => {
          for (const name of ofBody) reply.removeHeader(name);
          if (status >= 500) return failed(request, reply, status, unavailable);
          if (isPage && status === 401) return void reply.redirect(loginFor(request), 302);
          failed(request, reply, status, words[status] ?? texts[400]!);
        };
        const refuseBy = (statusOf: (body: string) => number, unread: number) =>
          void text(stream)
            .then(statusOf, () => unread)
            .then(refuse);
        if (isInstead && isWords) return refuseBy((body) => (saysNoLogin(body) ? 401 : 404), 502);
        // A backend that does not handle its own limit says only in an error page that a file is too large.
        const ofUpload = (body: string) => (saysTooLarge.test(htmlToText(body, 1000)) ? 413 : statusCode);
        if (isUpload(request)) return refuseBy(ofUpload, statusCode);
        stream.on('error', () => undefined).resume();
        refuse(isInstead ? 404 : statusCode);
      },
      onError: (_reply, { error }) => {
        if (request.body instanceof PassThrough) request.body.destroy();
        request.log.warn({ req: request }, 'no response from the upstream');
        const late = (error as { statusCode?: number }).statusCode === 504;
        failed(request, reply, late ? 504 : 502, late ? '后端服务响应超时，请稍后再试' : unavailable);
      },
    });
  const forward = (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = reply;
    // A client that disconnected may have written, too.
    if (isWrite(request)) raw.once('close', () => raw.writableEnded || onWrite(request.ip));
    const ending = new AbortController();
    raw.once('close', () => raw.writableFinished || ending.abort());
    abortControllers.run(ending, () => send(request, reply));
  };
  for (const url of everyMethod) app.all(url, forward);
  for (const url of postOnly) app.post(url, forward);
  // RuoYi's editor writes the base path of its own front end into addresses, which bookmarks and open tabs may hold.
  app.get('/:base(^(?:prod|stage|dev)-api$)/profile/*', ({ url }, reply) =>
    reply.redirect(url.slice(url.indexOf('/', 1)), 301),
  );
  // Where the upstream's own redirects lead: a script learns that nobody is logged in.
  for (const url of ['/login', '/login;*'])
    app.get(url, (request, reply) =>
      isNavigation(request) ? reply.redirect(addresses.login) : sendFailure(reply, 401, messages.noLogin),
    );
}

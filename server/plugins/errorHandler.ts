import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import fs from 'node:fs';
import path from 'node:path';
import type { PortalApp } from '../http/portalApp';
import { BusinessError, StatusError, TooManyRequests, type StoreUnavailableError } from '../lib/errors';
import { canonicalAddress } from '../../src/contract/addresses';
import { isBackendPath, pathOf } from '../lib/addresses';

/** Messages for the user; an error's own message never leaves the server. */
export const texts: Record<number, string> = {
  400: '请求参数不正确',
  404: '请求的资源不存在',
  408: '请求超时',
  413: '提交的内容过大',
  414: '请求地址过长',
  415: '不支持的内容类型',
  429: '访问过于频繁，请稍候再试',
  431: '请求头过大',
  503: '服务暂时不可用，请稍后再试',
  507: '服务暂时不可用，请稍后再试',
};
const unexpected = '系统繁忙，请稍后再试';

/** Store errors: full or read-only disk, engine closed or unreachable. */
const storeFailures: Record<string, number> = {
  SQLITE_FULL: 507,
  ENOSPC: 507,
  EFBIG: 507,
  SQLITE_IOERR: 503,
  SQLITE_IOERR_WRITE: 503,
  SQLITE_READONLY: 503,
  SQLITE_BUSY: 503,
  EROFS: 503,
  EACCES: 503,
  ECONNREFUSED: 503,
  ECONNRESET: 503,
  // PostgreSQL: statement timeout, deadlock.
  '57014': 503,
  '40P01': 503,
  // PostgreSQL: invalid characters in a text, such as NUL.
  '22021': 400,
};

/** Retry-After, in s. */
const retryAfter = '5';

function statusOf(error: FastifyError | StatusError | StoreUnavailableError): number {
  const status = ('code' in error && storeFailures[error.code]) || error.statusCode;
  return status && status >= 400 && status < 600 ? status : 500;
}

/**
 * Sends an error envelope, bypassing the route's response schema, which describes success.
 * @param code of the body; the HTTP status by default
 */
export function sendFailure(
  reply: FastifyReply,
  status: number,
  msg: string | null,
  code = status,
  data?: object,
): FastifyReply {
  if (status === 503) reply.header('retry-after', retryAfter);
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify({ code, msg, data }));
}

/** Rejects a malformed request before routing; hooks have not run, so it sets the header itself. */
export function rejectRequest(error: FastifyError, reply: FastifyReply): void {
  const status = statusOf(error);
  sendFailure(reply.header('x-content-type-options', 'nosniff'), status, texts[status] ?? texts[400]);
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Whether it was refused for a business reason, which its status does not tell. */
    isRefused: boolean;
  }
}

/** Converts errors to responses. */
export function errorHandler(app: PortalApp): void {
  app.setErrorHandler<FastifyError | BusinessError | StatusError | StoreUnavailableError>((error, request, reply) => {
    if (error instanceof BusinessError) {
      request.isRefused = true;
      return sendFailure(reply, 200, error.msg, error.code, error.data);
    }
    if (error instanceof TooManyRequests) void reply.header('retry-after', error.retryAfter);
    if (error instanceof StatusError) return sendFailure(reply, error.statusCode, error.msg);
    const status = statusOf(error);
    // A client that disconnected before the end of the body is not a failure, nor is a rendering that waits no longer.
    const hasLeft = request.raw.errored || (request.raw.destroyed && 'code' in error && error.code === 'ABORT_ERR');
    if (status >= 500 && !hasLeft) request.log.error({ err: error, req: request }, 'request failed');
    return sendFailure(reply, status, texts[status] ?? (status < 500 ? texts[400] : unexpected));
  });
}

/** What the HTTP parser refuses before there is a request, and the status of its response; anything else is a 400. */
const statuses: Record<string, number> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to bytes that are no request, in the form of every other refusal, and closes the connection. */
export function refuseMalformed(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ code: status, msg: texts[status] });
  if (socket.writable)
    socket.write(
      [
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
        `content-length: ${Buffer.byteLength(body)}`,
        'content-type: application/json; charset=utf-8',
        'x-content-type-options: nosniff',
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  socket.destroy(error);
}

/** Whether a script is calling, by RuoYi's rule: it accepts JSON or sends XMLHttpRequest. */
function isAjax({ headers }: FastifyRequest): boolean {
  return (
    (headers.accept ?? '').includes('application/json') ||
    String(headers['x-requested-with'] ?? '').includes('XMLHttpRequest')
  );
}

/** Paths with a file extension are not pages, unless a browser navigates there: ids may contain a dot. */
const isFilePath = (url: string, accept: string) =>
  url.startsWith('/assets/') || (/\.[a-z0-9]{1,8}$/i.test(url) && !accept.includes('text/html'));

/** Whether to respond with a page: a navigation to a path that is neither a file nor the backend's. */
function isNavigation({ method, headers }: FastifyRequest, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accept = headers.accept ?? '*/*';
  return /text\/html|\*\/\*/.test(accept) && !isFilePath(url, accept);
}

/** Calls that RuoYi does not have, so that no client expects its wording. */
const isExtra = (url: string) => /^\/api\/(?:desk|my)(?:\/|$)/.test(url);

function answerBackendPath(request: FastifyRequest, reply: FastifyReply, url: string, known: ReadonlySet<string>) {
  if (isExtra(url)) {
    return known.has(url) ? sendFailure(reply, 405, '请求方式不支持') : sendFailure(reply, 404, '请求的资源不存在');
  }
  if (known.has(url)) return sendFailure(reply, 200, `Request method '${request.method}' is not supported`, 500);
  return sendFailure(reply, isAjax(request) ? 200 : 404, `No static resource ${url.slice(1)}.`, 500);
}

/** Sends the rendered page of an address; returns false if the plain page has to be sent. */
interface PageSender {
  send(request: FastifyRequest, reply: FastifyReply, url: string): Promise<boolean>;
}

/** Sends the page without rendered content; the browser renders it. */
type SendPlainPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Handles requests without a route: the portal's page for navigations (its router handles unknown addresses) under its
 * canonical address (docs/behaviour/pages.md#addresses), an envelope for backend paths, 404 for the rest. Register it
 * before any route, since it collects their paths.
 * @param sendPlainPage null: the built file as it is
 */
export function notFoundHandler(
  app: PortalApp,
  clientDir: string,
  pages: () => PageSender | null,
  sendPlainPage: SendPlainPage | null,
): void {
  const known = new Set<string>();
  app.addHook('onRoute', ({ url }) => void known.add(url));
  const page = fs.existsSync(path.join(clientDir, 'index.html'));
  app.setNotFoundHandler(async (request, reply) => {
    const url = pathOf(request.url);
    if (isBackendPath(request.method, url)) return answerBackendPath(request, reply, url, known);
    if (!isNavigation(request, url)) return sendFailure(reply, 404, '请求的资源不存在');
    const canonical = canonicalAddress(url, request.url.slice(url.length));
    if (canonical !== request.url) return reply.redirect(canonical, 301);
    if (!page) return sendFailure(reply, 503, '页面尚未构建');
    if (await pages()?.send(request, reply, canonical)) return reply;
    if (!sendPlainPage) return reply.header('cache-control', 'no-cache').sendFile('index.html');
    await sendPlainPage(request, reply);
    return reply;
  });
}

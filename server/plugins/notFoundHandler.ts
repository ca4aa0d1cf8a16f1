import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/contract/addresses';
import type { PortalApp } from '../http/portalApp';
import { isBackendPath, pathOf } from '../lib/addresses';
import { sendFailure } from './errorHandler';

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

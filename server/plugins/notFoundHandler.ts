import fs from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { canonicalAddress } from '../../src/contract/addresses';
import type { PortalApp } from '../http/portalApp';
import { sendFailure } from './errorHandler';
import { isBackendPath, pathOf } from '../lib/backendPaths';
import { isAjax } from '../http/isAjax';

/** What looks like a file is not a page, unless a browser navigates to it: ids may hold a dot. */
const isFilePath = (url: string, accept: string) =>
  url.startsWith('/assets/') || (/\.[a-z0-9]{1,8}$/i.test(url) && !accept.includes('text/html'));

/** Whether the portal's page should answer: a navigation to a path that is neither a file nor the backend's. */
function isNavigation({ method, headers }: FastifyRequest, url: string): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const accept = headers.accept ?? '*/*';
  return /text\/html|\*\/\*/.test(accept) && !isFilePath(url, accept);
}

/** Calls that no other backend has, and whose answers nobody expects to be worded as theirs. */
const isExtra = (url: string) => /^\/api\/(?:desk|my)(?:\/|$)/.test(url);

function answerBackendPath(request: FastifyRequest, reply: FastifyReply, url: string, known: ReadonlySet<string>) {
  if (isExtra(url)) {
    return known.has(url) ? sendFailure(reply, 405, '请求方式不支持') : sendFailure(reply, 404, '请求的资源不存在');
  }
  if (known.has(url)) return sendFailure(reply, 200, `Request method '${request.method}' is not supported`, 500);
  return sendFailure(reply, isAjax(request) ? 200 : 404, `No static resource ${url.slice(1)}.`, 500);
}

/** Sends the drawn page of an address; false where the plain page has to do. */
interface PageSender {
  send(request: FastifyRequest, reply: FastifyReply, url: string): Promise<boolean>;
}

/** Sends the page that the browser draws by itself. */
type SendPlainPage = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/**
 * Answers what no route answers: the portal's page for navigations (its router knows what is not found) under its one
 * address (docs/behaviour/pages.md#addresses), an envelope under backend paths, 404 for the rest. Register it
 * before any route, since it notes their paths.
 * @param sendPlainPage null: the built file as it is.
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

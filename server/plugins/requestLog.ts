import { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { knownAccountId } from '../auth/requireAccount';
import type { PortalApp } from '../http/portalApp';
import { wasRefused } from './errorHandler';

/** Security events by HTTP status. */
const eventsByStatus: Record<number, string> = {
  400: 'refused',
  401: 'unauthenticated',
  403: 'denied',
  413: 'refused',
  415: 'refused',
  422: 'refused',
  429: 'limited',
};

/** Calls whose success is an event; logins have a trail of their own, which names the account of a failed one too. */
const eventsByRoute: Record<string, string> = { '/register/add': 'register', '/logout': 'logout' };

function eventOf(request: FastifyRequest, { statusCode }: FastifyReply): string {
  const { url = '' } = request.routeOptions ?? {};
  if (wasRefused(request)) return 'refused';
  return eventsByStatus[statusCode] ?? (request.method === 'POST' ? eventsByRoute[url] : undefined) ?? 'request';
}

/** Logs a request once, when its response has been sent or its client has disconnected. */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  // The renderer's own calls have no connection; the page that they are for has its line.
  if (!(request.raw.socket instanceof Socket)) return;
  const start = performance.now();
  // Known later only as long as the connection is open.
  const { ip } = request;
  reply.raw.once('close', () => {
    const line = {
      event: eventOf(request, reply),
      method: request.method,
      path: request.url.split('?', 1)[0]!.slice(0, 500),
      status: reply.raw.writableFinished ? reply.statusCode : null,
      ms: Math.round(performance.now() - start),
      account: knownAccountId(request),
      address: ip,
    };
    request.log.info(line, 'request');
  });
}

/** Logs each request, except those whose URL cannot be decoded, which reach no hook. */
export function requestLog(app: PortalApp): void {
  app.addHook('onRequest', (request, reply, done) => {
    logRequest(request, reply);
    done();
  });
}

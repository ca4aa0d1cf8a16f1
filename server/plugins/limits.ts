import { Socket } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import type { PortalApp } from '../http/portalApp';

/** Maximum idle time of a body, and total time of a body that is not an upload, in ms. */
const bodyWait = 10_000;
const uploads = /^\/(?:components\/|api\/(?:desk\/(?:pictures|documents)|my\/avatar)(?:$|\?))/;

/**
 * Maximum time to produce a response, in ms. The client itself gives up after 30 s. An upload has its request's time in
 * addition; file downloads only have the socket timeout, since a slow client is not a stuck handler.
 */
const handlerWait = 40_000;
const files = /^\/(?:\*|assets|profile|api\/desk\/(?:attachment|export)$)/;

/** Fastify's limits, whose defaults are unlimited. Times in ms. */
export const limits = {
  bodyLimit: 256 * 1024,
  // Sockets may be idle while a slow upstream works; the client itself gives up after 30 s.
  connectionTimeout: 65_000,
  keepAliveTimeout: 20_000,
  // For a whole request, uploads included: the hard limit for slow connections.
  requestTimeout: 300_000,
  maxRequestsPerSocket: 10_000,
  http: {
    headersTimeout: 10_000,
    connectionsCheckingInterval: 1000,
    maxHeaderSize: 16_384,
    // security.ts refuses a request without a host in words.
    requireHostHeader: false,
  },
  return503OnClosing: true,
  forceCloseConnections: 'idle',
} satisfies FastifyServerOptions & { http: object };

/**
 * Whether a body may take its time as long as it moves: an upload, or a route that takes more than an ordinary call sends.
 * An upload goes by its own address, since an upstream's routes are few and wide; there is none where there is no route.
 */
const isLong = ({ url, routeOptions }: FastifyRequest): boolean =>
  routeOptions.url !== undefined && (uploads.test(url) || (routeOptions.bodyLimit ?? 0) > limits.bodyLimit);

/**
 * Closes connections whose body does not arrive: in 10 s altogether for ordinary calls, after 10 s of inactivity for
 * uploads, imports and long texts. While an upstream takes its time to read what has arrived, nobody is late.
 */
export function bodyTimeout(app: PortalApp): void {
  // More than fit: the others would be left out in silence. security.ts refuses those beyond a hundred.
  app.server.maxHeadersCount = 5000;
  app.addHook('onRequest', (request, _reply, done) => {
    const { raw } = request;
    if (raw.complete || !announcesBody(raw)) return done();
    const { socket } = raw;
    // Injected requests have no connection.
    if (!(socket instanceof Socket)) return done();
    const long = isLong(request);
    let seen = socket.bytesRead;
    const timer = setInterval(() => {
      const moved = long && socket.bytesRead > seen;
      seen = socket.bytesRead;
      if (raw.complete) clearInterval(timer);
      else if (!moved && raw.readableLength < raw.readableHighWaterMark) socket.destroy();
    }, bodyWait);
    timer.unref();
    const stop = () => clearInterval(timer);
    raw.once('close', stop);
    raw.once('end', stop);
    done();
  });
}

/** Ends handlers that never respond, with 503. Fastify's own limit stops applying as soon as the body has been read. */
export function handlerTimeout(app: PortalApp): void {
  app.addHook('onRequest', (request, reply, done) => {
    const { url } = request.routeOptions;
    if (url === undefined || files.test(url)) return done();
    const wait = handlerWait + (isLong(request) ? limits.requestTimeout : 0);
    const timer = setTimeout(() => {
      if (reply.sent || reply.raw.headersSent) return;
      void reply.send(Object.assign(new Error('the handler did not respond'), { statusCode: 503 }));
    }, wait);
    timer.unref();
    const stop = () => clearTimeout(timer);
    reply.raw.once('finish', stop).once('close', stop);
    done();
  });
}

/** Closes keep-alive connections right after their last response when the server stops. */
export function closeIdleConnectionsOnShutdown(app: PortalApp): void {
  app.addHook('preClose', (done) => {
    const closing = setInterval(() => app.server.closeIdleConnections(), 50).unref();
    app.server.once('close', () => clearInterval(closing));
    done();
  });
}

/**
 * What may still arrive of a body once its answer is out: bytes, more than any route takes, at the pace of the slowest
 * connection that is still somebody's, in seconds for a step: many browsers hear the answer only when all is sent.
 */
const most = { bytes: 32 * 1024 * 1024, step: 64 * 1024, seconds: 10 };

/** Whether a request announces a body, however much of it is here. */
const announcesBody = ({ headers }: IncomingMessage): boolean =>
  headers['content-length'] !== undefined || headers['transfer-encoding'] !== undefined;

/**
 * Reads and drops, within bounds, what is still on its way of a body that was answered already. A connection that is to be
 * closed is closed for sending alone until then: closed at once it would be reset, and many a proxy that is still sending
 * the body then loses the answer.
 */
function dropRest(request: IncomingMessage, answer: ServerResponse): void {
  const { socket } = request;
  if (!(socket instanceof Socket) || !announcesBody(request)) return;
  let isLast = false;
  // The one call by which Node.js closes a connection after its last answer.
  socket.destroySoon = () => {
    if (request.complete) return Socket.prototype.destroySoon.call(socket);
    isLast = true;
    socket.end();
  };
  answer.once('finish', () => {
    if (request.complete) return;
    const start = socket.bytesRead;
    let [step, seconds] = [start, 0];
    const timer = setInterval(() => {
      const { bytesRead } = socket;
      if (bytesRead - step >= most.step) [step, seconds] = [bytesRead, 0];
      else seconds += 1;
      if (seconds >= most.seconds || bytesRead - start > most.bytes) socket.destroy();
    }, 1000);
    timer.unref();
    const stop = () => {
      clearInterval(timer);
      socket.off('close', stop);
      if (isLast) socket.destroy();
    };
    request.once('end', stop);
    socket.once('close', stop);
    request.resume();
  });
}

/** Lets the answer through to whoever is still sending the body that was refused. */
export function dropRefusedBodies(app: PortalApp): void {
  // Before the router's listener, and of requests too that never come to a route.
  app.server.prependListener('request', dropRest);
  // Node.js would refuse what a request expects by itself, and read its body without bounds.
  app.server.on('checkExpectation', (request, answer) => app.server.emit('request', request, answer));
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { PortalApp } from '../http/portalApp';

/** What may still arrive of a body once its answer is out: seconds, and bytes, more than any route takes. */
const most = { seconds: 10, bytes: 32 * 1024 * 1024 };

/** Whether a request announces a body, however much of it is here. */
export const announcesBody = ({ headers }: IncomingMessage): boolean =>
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
    let seconds = 0;
    const timer = setInterval(() => {
      seconds += 1;
      if (seconds >= most.seconds || socket.bytesRead - start > most.bytes) socket.destroy();
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

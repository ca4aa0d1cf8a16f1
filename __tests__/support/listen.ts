import net, { type AddressInfo } from 'node:net';
import { afterwards } from './afterwards';

/** Listens on a free port of the loopback address until the end of its test or file. @returns the port */
export async function listen(server: net.Server): Promise<number> {
  const sockets = new Set<net.Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket.on('error', () => undefined).on('close', () => sockets.delete(socket)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterwards(() => {
    server.close();
    for (const socket of sockets) socket.destroy();
  });
  return (server.address() as AddressInfo).port;
}

/** A port of the loopback address on which nothing listens. */
export async function freePort(): Promise<number> {
  const server = net.createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/**
 * Sends raw bytes to a server at an address.
 * @param ends whether the client closes its half then
 * @param allowHalfOpen whether sending goes on when the server has closed its own half
 */
export function sendBytes(url: string, bytes: string, { ends = false, allowHalfOpen = false } = {}) {
  const socket = net.connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen }, () => {
    socket.write(bytes);
    if (ends) socket.end();
  });
  let got = '';
  // A reset is a refusal as well.
  socket.on('data', (part: Buffer) => (got += part.toString())).on('error', () => undefined);
  return {
    socket,
    /** The beginning of the response. */
    answered: new Promise<string>((resolve) => socket.once('data', () => resolve(got))),
    /** All that came until the connection was closed. */
    closed: new Promise<string>((resolve) => socket.once('close', () => resolve(got))),
  };
}

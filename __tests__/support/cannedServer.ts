import http from 'node:http';
import { listen } from './listen';
import { useStarted } from './useStarted';

/** A raw response; a body that is not a string is sent as JSON. */
export interface Canned {
  status?: number;
  headers?: Record<string, string>;
  body?: unknown;
}

export interface CannedRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: http.IncomingHttpHeaders;
}

export type Answering = (request: CannedRequest) => Canned | undefined;

/** A mock backend until the end of its test or file: it responds exactly as a test tells it to, else with a 404 page. */
export async function startCannedServer(initially: Answering = () => undefined) {
  let answers = initially;
  const requests: CannedRequest[] = [];
  const server = http.createServer((incoming, response) => {
    // The clock of a test may be another one.
    response.sendDate = false;
    const url = new URL(incoming.url ?? '/', 'http://canned');
    const request = {
      method: incoming.method ?? '',
      path: url.pathname,
      query: url.searchParams,
      headers: incoming.headers,
    };
    requests.push(request);
    incoming.resume();
    const {
      status = 200,
      headers = {},
      body = '',
    } = answers(request) ?? {
      status: 404,
      headers: { 'Content-Type': 'text/html' },
      body: '<!doctype html><title>404</title>',
    };
    response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8', ...headers });
    response.end(typeof body === 'string' ? body : JSON.stringify(body));
  });
  const port = await listen(server);
  return {
    url: `http://127.0.0.1:${port}`,
    /** Requests since the last call of `answering`. */
    requests,
    answering(next: Answering) {
      answers = next;
      requests.length = 0;
    },
    close: () => new Promise<void>((resolve) => void (server.closeAllConnections(), server.close(() => resolve()))),
  };
}

export type CannedServer = Awaited<ReturnType<typeof startCannedServer>>;

/** Runs one for the tests of a file or describe. */
export const useCannedServer = (...options: Parameters<typeof startCannedServer>): CannedServer =>
  useStarted(() => startCannedServer(...options));

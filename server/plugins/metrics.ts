import { once } from 'node:events';
import http from 'node:http';
import { Socket } from 'node:net';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { ConfigError } from '../config';
import type { PortalApp } from '../http/portalApp';
import { isBackendPath, pathOf } from '../lib/addresses';
import type { Figure } from '../lib/figure';
import { withTimeout } from '../lib/concurrency';

/** Most time for one value, ms: a hanging store must not hide the other values. */
const timeoutMs = 3000;

/** Upper bounds of the histogram's buckets, in seconds. */
const buckets = [0.005, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10];

/** The port is bound before the portal's own, so that a wrong setting ends the start. */
async function listen(server: http.Server, host: string, port: number): Promise<void> {
  await once(server.listen(port, host), 'listening').catch(({ code }: NodeJS.ErrnoException) => {
    throw new ConfigError(`PORTAL_METRICS: cannot listen on ${host}:${port} (${code})`);
  });
}

/**
 * Serves Prometheus metrics on an address of their own: Node's (event loop, heap, garbage collection), a histogram of
 * requests by route, and what is added. Routes, not paths, are labels: their number is limited, and a path may name
 * somebody. Register before the routes.
 */
export function metrics(app: PortalApp, { host, port }: { host: string; port: number }) {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Requests by method, route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    // The renderer's own calls have no connection.
    if (!(request.raw.socket instanceof Socket)) return;
    const { method, url } = request;
    const route = request.routeOptions.url ?? (isBackendPath(method, pathOf(url)) ? 'unknown' : 'page');
    requests.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const server = http.createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  app.addHook('onReady', () => listen(server, host, port));
  app.addHook('onClose', async () => {
    await new Promise((resolve) => {
      server.close(resolve);
      server.closeAllConnections();
    });
    registry.clear();
  });
  return {
    /** Adds values, by metric name. */
    add(figures: Record<string, Figure>) {
      for (const [name, { help, read }] of Object.entries(figures)) {
        new Gauge({
          name,
          help,
          registers: [registry],
          async collect() {
            const reading = Promise.resolve().then(read);
            const value = await withTimeout(timeoutMs, `${name} is late`, reading).catch(() => null);
            if (value === null) this.remove();
            else this.set(value);
          },
        });
      }
    },
  };
}

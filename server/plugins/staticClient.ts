import fs from 'node:fs';
import fastifyStatic, { type SetHeadersResponse } from '@fastify/static';
import type { PortalApp } from '../http/portalApp';

/** Hashed files never change; all others are revalidated, which an ETag makes cheap. */
function cacheFor(reply: SetHeadersResponse, file: string): void {
  const hashed = file.includes('/assets/');
  reply.setHeader('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'no-cache');
}

/** Serves the built client, in the brotli or gzip form made at build time where the browser takes it. */
export async function staticClient(app: PortalApp, clientDir: string): Promise<void> {
  if (!fs.existsSync(clientDir)) return;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    index: ['index.html'],
    preCompressed: true,
    cacheControl: false,
    setHeaders: cacheFor,
    allowedPath: (file) => !/^\/?build\.json|\.(?:br|gz)$/.test(file),
    schemaHide: true,
  });
  // The root address is a page like any other, not the file of all pages.
  app.get('/', { schema: { hide: true } }, (_request, reply) => void reply.callNotFound());
}

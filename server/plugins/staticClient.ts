import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PortalApp } from '../http/portalApp';

/**
 * Directories, the built page, the build manifest, and precompressed files, which are sent instead of their originals.
 */
const notServed = /\/$|\\|^\/index\.html$|^\/build\.json|\.(?:br|gz)$/i;

/** Whether a decoded path is canonical and may be served. */
const isFilesOwn = (file: string) => path.posix.normalize(file) === file && !notServed.test(file);

/** Serves the built client, precompressed with brotli or gzip if the browser accepts it. */
export async function staticClient(app: PortalApp, clientDir: string): Promise<void> {
  if (!fs.existsSync(clientDir)) return;
  const assets = path.resolve(clientDir, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Files with a hash in their name never change; all others are revalidated by ETag.
    setHeaders: (reply, file) => {
      const isHashed = path.resolve(file).startsWith(assets);
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    allowedPath: isFilesOwn,
    schemaHide: true,
  });
  // The root address is a page like any other, not the built file.
  app.get('/', { schema: { hide: true } }, (_request, reply) => void reply.callNotFound());
}

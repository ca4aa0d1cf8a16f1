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

const assetsPath = '/assets/';

/**
 * Whether there may be a file with a path. The disk is not asked, since most paths are pages; except for assets, because
 * those of a later build may be requested while this server runs.
 */
function knownFiles(clientDir: string): (file: string) => boolean {
  const found = fs.readdirSync(clientDir, { recursive: true, encoding: 'utf8' });
  const files = new Set(found.map((file) => `/${file.split(path.sep).join('/')}`));
  // The server itself sends files without a slash in front.
  return (file) => files.has(path.posix.join('/', file)) || file.startsWith(assetsPath);
}

/** Serves the built client, precompressed with brotli or gzip if the browser accepts it. */
export async function staticClient(app: PortalApp, clientDir: string): Promise<void> {
  if (!fs.existsSync(clientDir)) return;
  const assets = path.join(path.resolve(clientDir), assetsPath);
  const isKnown = knownFiles(clientDir);
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
      reply.setHeader('vary', 'accept-encoding');
    },
    allowedPath: (file) => isFilesOwn(file) && isKnown(file),
    schemaHide: true,
  });
  // The root address is a page like any other, not the built file.
  app.get('/', { schema: { hide: true } }, (_request, reply) => void reply.callNotFound());
}

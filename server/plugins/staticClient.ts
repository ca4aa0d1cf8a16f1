import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { PortalApp } from '../http/portalApp';

/** What is asked for as a page, is the build's own note, or is sent in the place of the file that it packs. */
const notServed = /\/$|\\|^\/index\.html$|^\/build\.json|\.(?:br|gz)$/i;

/** Whether a path, decoded, is a file's under its one spelling: of others nobody could say what they lead to. */
const isFilesOwn = (file: string) => path.posix.normalize(file) === file && !notServed.test(file);

/** Serves the built client, in the brotli or gzip form made at build time where the browser takes it. */
export async function staticClient(app: PortalApp, clientDir: string): Promise<void> {
  if (!fs.existsSync(clientDir)) return;
  const assets = path.resolve(clientDir, 'assets') + path.sep;
  await app.register(fastifyStatic, {
    root: clientDir,
    prefix: '/',
    index: false,
    preCompressed: true,
    cacheControl: false,
    // Hashed files never change; all others are revalidated, which an ETag makes cheap.
    setHeaders: (reply, file) => {
      const isHashed = path.resolve(file).startsWith(assets);
      reply.setHeader('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache');
    },
    allowedPath: isFilesOwn,
    schemaHide: true,
  });
  // The root address is a page like any other, not the file of all pages.
  app.get('/', { schema: { hide: true } }, (_request, reply) => void reply.callNotFound());
}

import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { withSettings, type PageSettings } from '../lib/markup';
import { ConfigError } from '../lib/settings';
import type { PortalApp } from '../http/portalApp';
import { deskRoot } from '../../src/contract/addresses';
import type { ServerConfig } from '../config';

/** The build manifest; empty if there is none. */
function readNote(clientDir: string): Record<string, string | undefined> {
  const file = path.join(clientDir, 'build.json');
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string | undefined>;
}

const withoutSlash = (address: string) => address.replace(/(?<!\/)\/+$/, '');

/** What the server needs to know of the client's build; without a manifest, a client that calls its own origin. */
export function readClientBuild(clientDir: string) {
  const { apiHost = '', apiBase = '', version } = readNote(clientDir);
  return {
    /** Origin that the client calls; null: its own. */
    apiOrigin: URL.canParse(apiHost) ? new URL(apiHost).origin : null,
    /** Base path of all calls, without a trailing slash; empty: none. */
    apiBase: withoutSlash(apiBase),
    version,
  };
}

const notedAs = {
  PORTAL_API_HOST: 'apiHost',
  PORTAL_API_BASE: 'apiBase',
  PORTAL_BACKEND_URL: 'backendUrl',
  PORTAL_SUCCESS_CODE: 'successCode',
};

/**
 * Rejects build settings that differ from those of the existing build, since they would have no effect.
 * @throws ConfigError
 */
export function rejectOtherBuild(clientDir: string, env: NodeJS.ProcessEnv): void {
  const note = readNote(clientDir);
  for (const [name, noted] of Object.entries(notedAs)) {
    const built = note[noted];
    const setting = withoutSlash(env[name] ?? '');
    if (setting && built !== undefined && withoutSlash(built) !== setting)
      throw new ConfigError(
        `${name} is ${setting}, but the pages were built with '${built}': run npm run build with it`,
      );
  }
}

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

/** Built files, precompressed with brotli or gzip if the browser accepts it. */
const built = { index: false, preCompressed: true, cacheControl: false, schemaHide: true } as const;

/** Of files with a hash in their name, which never change; all others are revalidated by ETag. */
const hashed = 'public, max-age=31536000, immutable';

/** Serves the built client. */
export async function staticClient(app: PortalApp, clientDir: string): Promise<void> {
  if (!fs.existsSync(clientDir)) return;
  const assets = path.join(path.resolve(clientDir), assetsPath);
  const isKnown = knownFiles(clientDir);
  await app.register(fastifyStatic, {
    ...built,
    root: clientDir,
    prefix: '/',
    setHeaders: (reply, file) => {
      reply.setHeader('cache-control', path.resolve(file).startsWith(assets) ? hashed : 'no-cache');
      reply.setHeader('vary', 'accept-encoding');
    },
    allowedPath: (file) => isFilesOwn(file) && isKnown(file),
  });
  // The root address is a page like any other, not the built file.
  app.get('/', { schema: { hide: true } }, (_request, reply) => void reply.callNotFound());
}

/** Placeholder page if the desk is disabled, or not built. */
const placeholder = `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>工作台</title>
<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="stylesheet" href="/old-browser.css">
</head>
<body>
<main class="old-browser">
<h1>工作台</h1>
<p>此门户未提供工作台。</p>
<p><a href="/">返回门户首页</a></p>
</main>
</body>
</html>
`;

/** Serves the staff's desk under all its addresses: one page with a client-side router, not cached and not indexed. */
export async function deskPages(app: PortalApp, config: PageSettings & Pick<ServerConfig, 'deskDir'>): Promise<void> {
  const { deskDir, extras } = config;
  const file = path.join(deskDir, 'index.html');
  const isOffered = extras.includes('desk') && fs.existsSync(file);
  const page = isOffered ? withSettings(fs.readFileSync(file, 'utf8'), config) : placeholder;
  for (const url of [deskRoot, `${deskRoot}/*`]) {
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('x-robots-tag', 'noindex').send(page),
    );
  }
  if (!isOffered) return;
  await app.register(fastifyStatic, {
    ...built,
    root: path.join(deskDir, 'assets'),
    prefix: '/desk/assets/',
    decorateReply: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', hashed);
      reply.setHeader('vary', 'accept-encoding');
    },
    allowedPath: (name) => !/\.(?:br|gz)$/.test(name),
  });
}

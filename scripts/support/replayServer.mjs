import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { root } from './root.mjs';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.webp': 'image/webp',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};

/** The page may load its own code and pictures; it may call nothing, this server included. */
const policy = [
  "default-src 'self'",
  "connect-src 'none'",
  "img-src 'self' data:",
  "media-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types dompurify default webpack',
].join('; ');

/** Pictures and films that the content refers to, where the portal server has them too. */
const contentFolders = (kind) => [
  path.join(path.resolve(root, process.env.DATA_DIR || 'data'), kind),
  path.join(root, 'server/content', kind),
];

/** A file inside one of the folders; null for none, and for a name that leads out of them. */
function fileIn(folders, name) {
  for (const folder of folders) {
    const file = path.join(folder, name);
    if (file.startsWith(folder + path.sep) && types[path.extname(file)] && fs.existsSync(file)) return file;
  }
  return null;
}

function fileFor(pathname, clientDir) {
  const [, kind, name] = /^\/profile\/(pictures|files)\/(.+)$/.exec(pathname) ?? [];
  if (kind) return fileIn(contentFolders(kind), name);
  return pathname === '/index.html' ? null : fileIn([clientDir], pathname);
}

/** Backend paths (decision 32): refused, should a call ever get this far. */
const isCall = (method, pathname) =>
  !['GET', 'HEAD'].includes(method) || /^\/(?:api|captcha|components)(?:\/|$)/.test(pathname);

/** The built page with the scene inside, which the QA build shows instead of a session of its own. */
function pageOf(clientDir, scene) {
  const html = fs.readFileSync(path.join(clientDir, 'index.html'), 'utf8');
  const inert = JSON.stringify(JSON.parse(scene)).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="portal-scene">${inert}</script></head>`);
}

/**
 * Serves a QA build opened on one scene, with every call refused.
 * @param {{ clientDir: string, scene: string, port: number }} options `scene`: the text of the file
 * @returns {Promise<http.Server>} once it listens on loopback
 */
export function serveScene({ clientDir, scene, port }) {
  const page = pageOf(clientDir, scene);
  const server = http.createServer((request, response) => {
    const headers = {
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    };
    let pathname;
    try {
      pathname = decodeURIComponent(new URL(request.url, 'http://portal').pathname);
    } catch {
      response.writeHead(400, headers).end();
      return;
    }
    const file = isCall(request.method, pathname) ? undefined : fileFor(pathname, clientDir);
    if (file === undefined) response.writeHead(503, headers).end();
    else if (file) {
      response.writeHead(200, { ...headers, 'content-type': types[path.extname(file)] });
      fs.createReadStream(file).pipe(response);
    } else if (path.extname(pathname) in types || pathname.startsWith('/profile/'))
      response.writeHead(404, headers).end();
    else response.writeHead(200, { ...headers, 'content-type': types['.html'] }).end(page);
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve(server));
  });
}

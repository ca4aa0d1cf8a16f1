// Serves a recorded scene in the QA build, with all calls refused: `npm run replay -- scene.json`.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify from 'fastify';
import { build } from './support/build.mjs';
import { root } from './support/root.mjs';

/** The page may load its own code and pictures, but make no calls, not even to this server. */
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

const headers = {
  'content-security-policy': policy,
  'cache-control': 'no-store',
  'x-content-type-options': 'nosniff',
};

/** Backend paths (docs/behaviour/server.md), refused in case a call gets this far. */
const isCall = ({ method, url }) =>
  !['GET', 'HEAD'].includes(method) ||
  /^\/(?:api|captcha|components)(?:\/|$)/.test(decodeURIComponent(url.split('?')[0]));

/** The built page with the scene, which the QA build shows instead of a new session. */
function pageOf(clientDir, scene) {
  const html = fs.readFileSync(path.join(clientDir, 'index.html'), 'utf8');
  const inert = JSON.stringify(JSON.parse(scene)).replaceAll('<', '\\u003c');
  return html.replace('</head>', () => `<script type="application/json" id="portal-scene">${inert}</script></head>`);
}

/**
 * Serves a QA build that opens one scene, with every call refused.
 * @param {{ clientDir: string, scene: string, port: number }} options `scene`: the text of the file
 * @returns {Promise<import('fastify').FastifyInstance>} once it listens on loopback
 */
async function serveScene({ clientDir, scene, port }) {
  const page = pageOf(clientDir, scene);
  const app = Fastify({ forceCloseConnections: true });
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(headers);
    if (isCall(request)) return reply.code(503).send();
  });
  const files = { wildcard: false, index: false, cacheControl: false, decorateReply: false };
  await app.register(fastifyStatic, { ...files, root: clientDir, allowedPath: (file) => file !== '/index.html' });
  // Pictures and videos of the content, at the same paths as in the portal server.
  for (const kind of ['pictures', 'files']) {
    const folders = [path.resolve(root, process.env.DATA_DIR || 'data'), path.join(root, 'content/demo')];
    const present = folders.map((folder) => path.join(folder, kind)).filter((folder) => fs.existsSync(folder));
    if (present.length > 0) await app.register(fastifyStatic, { ...files, root: present, prefix: `/profile/${kind}/` });
  }
  app.setNotFoundHandler(({ url }, reply) => {
    const { pathname } = new URL(url, 'http://portal');
    if (pathname.startsWith('/profile/') || path.extname(pathname) !== '') return reply.code(404).send();
    return reply.type('text/html; charset=utf-8').send(page);
  });
  await app.listen({ host: '127.0.0.1', port });
  return app;
}

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const [name] = process.argv.slice(2);
if (!name) fail('Which scene? npm run replay -- scene.json');
const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
if (!fs.existsSync(file)) fail(`There is no file ${file}`);
const scene = fs.readFileSync(file, 'utf8');
try {
  JSON.parse(scene);
} catch {
  fail(`${file} is not JSON`);
}

const port = Number(process.env.PORT || '3000');
if (!Number.isInteger(port) || port < 0 || port > 65535) fail('PORT must be a number from 0 to 65535');
try {
  await build('qa');
  const server = await serveScene({ clientDir: path.join(root, 'dist/qa'), scene, port });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void server.close());
  }
  process.stdout.write(`${path.basename(file)} on http://127.0.0.1:${server.server.address().port}\n`);
} catch (error) {
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken; set PORT to another` : error.message);
}

import fs from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { deskRoot } from '../../src/contract/addresses';
import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';

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
export async function deskPages(
  app: PortalApp,
  { deskDir, extras }: Pick<ServerConfig, 'deskDir' | 'extras'>,
): Promise<void> {
  const file = path.join(deskDir, 'index.html');
  const isOffered = extras.includes('desk') && fs.existsSync(file);
  const page = isOffered ? fs.readFileSync(file, 'utf8') : placeholder;
  for (const url of [deskRoot, `${deskRoot}/*`]) {
    app.get(url, { schema: { hide: true } }, (_request, reply) =>
      reply.type('text/html; charset=utf-8').header('x-robots-tag', 'noindex').send(page),
    );
  }
  if (!isOffered) return;
  await app.register(fastifyStatic, {
    root: path.join(deskDir, 'assets'),
    prefix: '/desk/assets/',
    decorateReply: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.setHeader('cache-control', 'public, max-age=31536000, immutable');
      reply.setHeader('vary', 'accept-encoding');
    },
    allowedPath: (name) => !/\.(?:br|gz)$/.test(name),
    schemaHide: true,
  });
}

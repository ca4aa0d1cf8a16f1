import type { ServerConfig } from '../config';
import type { PortalApp } from '../http/portalApp';
import { requestOrigin } from './requestOrigin';

/** Forms, and paths for operators. Pictures under /profile may be indexed. */
const closed = [
  '/captcha/',
  '/components/',
  '/backend',
  '/docs',
  '/healthz',
  '/csp-report',
  '/homeLogin',
  '/homeRegister',
  '/account/',
];

/** `/robots.txt`: what search engines may read, and where the sitemap is. */
export function robots(app: PortalApp, { origin: configured, rendererFile }: ServerConfig): void {
  // Search engines that render a plain page need its API calls.
  const all = rendererFile === null ? closed : ['/api/', ...closed];
  app.get('/robots.txt', (request, reply) => {
    const origin = requestOrigin(request, configured);
    const lines = ['User-agent: *', 'Allow: /', ...all.map((path) => `Disallow: ${path}`)];
    if (origin) lines.push('', `Sitemap: ${origin}/sitemap.xml`);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(`${lines.join('\n')}\n`);
  });
}

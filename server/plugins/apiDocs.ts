import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { PortalApp } from '../http/portalApp';

/** The API described from the routes' own schemas, with a page to read it at /docs. Register before the routes. */
export async function apiDocs(app: PortalApp): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: {
        title: '家居定制供应链 API',
        version: '1.0.0',
        description: '门户参考后端：信封、分页与错误均同 RuoYi 习惯。',
      },
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    },
    hideUntagged: true,
  });
  await app.register(swaggerUi, {
    routePrefix: '/docs',
    uiConfig: { validatorUrl: null },
    theme: { title: '家居定制供应链 API' },
    // This page alone styles itself inline; it runs no script but its own and asks no other host.
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  });
}

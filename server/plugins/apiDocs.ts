import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { PortalApp } from '../http/portalApp';

/** OpenAPI description from the routes' schemas, with a page at /docs. Register before the routes. */
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
    // Only this page has inline styles; it loads nothing from other hosts.
    staticCSP:
      "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; " +
      "object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
  });
}

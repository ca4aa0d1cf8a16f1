import type { IncomingMessage, ServerResponse } from 'node:http';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';

/** Fastify with types from TypeBox schemas. */
export type PortalApp = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/**
 * Registers routes with hooks of their own. The scope is named, because Fastify searches all loaded modules for the
 * name of an anonymous one.
 */
export async function registerScope(
  app: PortalApp,
  name: string,
  routes: (scope: PortalApp) => void | Promise<void>,
): Promise<void> {
  const scope = async (own: FastifyInstance) => routes(own as unknown as PortalApp);
  await app.register(Object.assign(scope, { [Symbol.for('fastify.display-name')]: name }));
}

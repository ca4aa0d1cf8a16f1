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
 * Registers routes whose hooks are their own. Their scope has a name: Fastify looks through all loaded modules for the
 * name of one that has none.
 */
export async function registerScope(
  app: PortalApp,
  name: string,
  routes: (scope: PortalApp) => void | Promise<void>,
): Promise<void> {
  const scope = async (own: FastifyInstance) => routes(own as unknown as PortalApp);
  await app.register(Object.assign(scope, { [Symbol.for('fastify.display-name')]: name }));
}

import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { areas } from './areas/register';
import type { ServerConfig } from './config';
import type { AppDeps, PortalApp, PortalContext } from './context';
import { ContentVersions } from './db/contentVersion';
import { firstStart } from './db/firstStart';
import { openDatabase } from './db/openDatabase';
import { answerErrors } from './web/answerErrors';
import { answerUnknown } from './web/answerUnknown';
import { healthRoutes } from './web/healthRoutes';
import { limitBodies, limits } from './web/limits';
import { logging } from './web/logging';
import { parseQuery } from './web/parseQuery';
import { PublicReads } from './web/publicReads';
import { refuseNul } from './web/refuseNul';
import { securityHeaders } from './web/securityHeaders';
import { staticClient } from './web/staticClient';

/** The embedded backend: store and areas. */
async function embeddedBackend(app: PortalApp, config: ServerConfig, deps: AppDeps): Promise<PortalContext> {
  const db = await openDatabase(config, (store) => firstStart(store, deps.seed ?? null));
  app.addHook('onClose', () => db.destroy());
  const context: PortalContext = {
    config,
    db,
    reads: new PublicReads(new ContentVersions(db)),
    now: deps.now ?? Date.now,
    deps,
    attachmentFinders: new Map(),
  };
  await app.register(cookie);
  await app.register(formbody);
  for (const area of areas) await app.register(async (scope) => area(scope as unknown as PortalApp, context));
  return context;
}

/**
 * Builds the portal server without listening.
 * @throws Error when the store cannot be opened.
 */
export async function buildApp(config: ServerConfig, deps: AppDeps = {}): Promise<PortalApp> {
  const app: PortalApp = Fastify({
    ...limits,
    ...logging,
    // Proxies on this machine are believed about the visitor's address and protocol, no one else.
    trustProxy: 'loopback',
    routerOptions: { querystringParser: parseQuery },
  }).withTypeProvider<TypeBoxTypeProvider>();
  limitBodies(app);
  answerErrors(app);
  answerUnknown(app, config.clientDir);
  refuseNul(app);
  await securityHeaders(app, config);
  const context = await embeddedBackend(app, config, deps);
  healthRoutes(app, context.db);
  await staticClient(app, config.clientDir);
  return app;
}

import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import Fastify from 'fastify';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { openAccounts } from './auth/accounts';
import { cleanup } from './plugins/cleanup';
import { ListCounts } from './content/listCounts';
import { areas } from './areas/index';
import type { ServerConfig } from './config';
import { firstStart, type ContentSource } from './content/firstStart';
import type { AppDeps, PortalApp, PortalContext } from './context';
import { readContentMark } from './db/contentMark';
import { ContentVersions } from './db/contentVersion';
import { lockDataDir } from './db/lockDataDir';
import { LongReads } from './db/longReads';
import { openDatabase } from './db/openDatabase';
import type { Store } from './db/schema';
import { takeFolder } from './db/storeIdentity';
import { makePrivateFolder } from './lib/privateFiles';
import { secretHider } from './lib/secrets';
import { errorHandler, rejectRequest } from './plugins/errorHandler';
import { notFoundHandler } from './plugins/notFoundHandler';
import { apiDocs } from './plugins/apiDocs';
import { backOfficePage } from './plugins/backOfficePage';
import { readClientBuild } from './plugins/clientBuild';
import { askUpstream, forwardToUpstream } from './plugins/forwardToUpstream';
import { healthRoutes } from './plugins/healthRoutes';
import { closeBusyConnectionsLater, limitBodies, limitHandlers, limits } from './plugins/limits';
import { logging } from './plugins/logging';
import { parseQuery } from './lib/parseQuery';
import { profileFiles } from './plugins/profileFiles';
import { ResponseCache } from './http/responseCache';
import { readableUrl } from './plugins/readableUrl';
import { rejectNulBytes } from './plugins/rejectNulBytes';
import { securityHeaders } from './plugins/securityHeaders';
import { staticClient } from './plugins/staticClient';

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the embedded store shows the demo content; absent with an upstream. */
    showsDemoContent?: () => Promise<boolean>;
  }
}

/** Opens the store for this server: an embedded one for it alone. It closes with the server. */
async function openStore(app: PortalApp, config: ServerConfig, seed: ContentSource | null): Promise<Store> {
  const release = config.databaseUrl === null ? lockDataDir(config.dataDir) : () => undefined;
  try {
    const prepare = async (store: Store) => {
      await firstStart(store, seed);
      await takeFolder(store, config.dataDir);
    };
    makePrivateFolder(config.dataDir);
    const db = await openDatabase(config, prepare, 'bounded');
    app.addHook('onClose', async () => {
      await db.destroy();
      release();
    });
    return db;
  } catch (error) {
    release();
    throw error;
  }
}

/** The embedded backend: store, areas, files, its own description. */
async function embeddedBackend(app: PortalApp, config: ServerConfig, deps: AppDeps): Promise<void> {
  const db = await openStore(app, config, deps.seed ?? null);
  app.decorate('showsDemoContent', async () => (await readContentMark(db)) === 'demo');
  const now = deps.now ?? Date.now;
  const { limits: accountLimits, onCaptcha } = deps;
  const accounts = openAccounts({ config, db, now, log: app.log, limits: accountLimits, onCaptcha });
  app.addHook('onClose', () => accounts.ephemeralStore.close());
  cleanup(app, accounts);
  const longReads = new LongReads();
  const context: PortalContext = {
    config,
    db,
    reads: new ResponseCache(new ContentVersions(db)),
    listCounts: new ListCounts(db, longReads),
    longReads,
    now,
    deps,
    accounts,
    attachmentFinders: new Map(),
  };
  await app.register(cookie);
  await app.register(formbody);
  await apiDocs(app);
  for (const area of areas) await app.register(async (scope) => area(scope as unknown as PortalApp, context));
  await profileFiles(app, config);
  backOfficePage(app);
  healthRoutes(app, {
    store: () => db.selectFrom('schemaVersion').select('version').limit(1).execute(),
    // Captchas and limits live there; without them nobody can log in.
    ...(config.redisUrl === null ? {} : { redis: () => accounts.ephemeralStore.forget('healthz') }),
  });
}

/**
 * Builds the portal server without listening: the embedded backend, or the way to an upstream, and the client's pages.
 * @throws Error when the store cannot be opened; DataDirBusyError when another server has it.
 */
export async function buildApp(config: ServerConfig, deps: AppDeps = {}): Promise<PortalApp> {
  const { apiBase, apiOrigin } = readClientBuild(config.clientDir);
  const app: PortalApp = Fastify({
    ...limits,
    ...logging(deps.logLevel ?? 'silent', secretHider(config)),
    // These are believed about the visitor's address and protocol, no one else.
    trustProxy: config.trustedProxies,
    routerOptions: { querystringParser: parseQuery },
    // A client that was built with a base path for its calls finds them here as well.
    rewriteUrl: (request) => {
      const { url = '/' } = request;
      return apiBase && url.startsWith(`${apiBase}/`) ? url.slice(apiBase.length) : readableUrl(request);
    },
    frameworkErrors: (error, _request, reply) => rejectRequest(error, reply),
  }).withTypeProvider<TypeBoxTypeProvider>();
  limitBodies(app);
  closeBusyConnectionsLater(app);
  errorHandler(app);
  notFoundHandler(app, config.clientDir);
  rejectNulBytes(app);
  await securityHeaders(app, config, apiOrigin);
  if (config.upstream === null) {
    limitHandlers(app);
    await embeddedBackend(app, config, deps);
  } else {
    const { upstream } = config;
    await app.register(async (scope) => forwardToUpstream(scope as unknown as PortalApp, upstream));
    healthRoutes(app, { upstream: () => askUpstream(upstream) });
  }
  await staticClient(app, config.clientDir);
  return app;
}

import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify from 'fastify';
import fs from 'node:fs/promises';
import type { RenderPage } from '../src/contract/renderer';
import { areas, extraAreas } from './areas/index';
import { sweepAtStart } from './attachments/attachments';
import { requireFullCost } from './auth/passwords';
import type { ServerConfig } from './config';
import { type ContentSource, firstStart } from './content/demoContent';
import { readContentMark } from './db/portalState';
import { connectionsOf, openServerStore, requireWritable, requireWritableDisk } from './db/openDatabase';
import type { Figure } from './lib/figure';
import { countOf } from './db/queries';
import type { Store } from './db/schema';
import { type PortalApp, registerScope } from './http/portalApp';
import { cleanup, workRegularly } from './http/regularWork';
import { compilersFactory } from './http/schemaCompilers';
import { parseQuery } from './http/pagination';
import { createRedactor } from './lib/secrets';
import { createPages, type Pages, type PageSource } from './pages/pages';
import { ForwardedWrites } from './pages/forwardedWrites';
import { readPlainPage } from './pages/plainPage';
import { apiDocs } from './plugins/apiDocs';
import { readClientBuild, deskPages, staticClient } from './plugins/staticClient';
import {
  cspReports,
  answerOptions,
  protocolChecks,
  rejectCrossSite,
  rejectDeepBodies,
  rewriteUrl,
  securityHeaders,
} from './plugins/security';
import { errorHandler, refuseMalformed, rejectRequest, notFoundHandler } from './plugins/errorHandler';
import { pingUpstream } from './lib/addresses';
import { healthRoutes, rememberSuccess } from './plugins/healthRoutes';
import {
  bodyTimeout,
  closeIdleConnectionsOnShutdown,
  dropRefusedBodies,
  handlerTimeout,
  limits,
} from './plugins/limits';
import { logging, logRequest, requestLog } from './plugins/logging';
import { metrics } from './plugins/metrics';
import { pictureFiles, profileFiles } from './plugins/profileFiles';
import { displaySettings } from './pages/displaySettings';
import { feeds } from './pages/feeds';
import { robots, sitemap, sitemapOfUpstream } from './pages/sitemap';
import { indexAtStart, maintainIndex, rejectInvalidUtf8 } from './search/maintainIndex';
import { buildServices, type ServiceDeps } from './services';
import { tidyBucket } from './storage/uploadStorage';
import { createDemoSubmissions } from './submissions/demoSubmissions';
import { Notices } from './submissions/deliverNotices';
import { Supplements } from './submissions/resubmit';

/** The embedded backend's store and disk. */
function storeFigures(db: Store, dataDir: string): Record<string, Figure> {
  const connections = (state: 'used' | 'idle' | 'waiting') => () => connectionsOf(db)?.[state] ?? null;
  return {
    portal_store_connections_used: { help: 'Connections to PostgreSQL in use', read: connections('used') },
    portal_store_connections_idle: { help: 'Idle connections to PostgreSQL', read: connections('idle') },
    portal_store_connections_waiting: { help: 'Statements that wait for one', read: connections('waiting') },
    portal_outbox: {
      help: 'Notices that wait to be delivered',
      read: () => countOf(db.selectFrom('outbox').where('doneAt', 'is', null)),
    },
    portal_disk_free_bytes: {
      help: 'Free space of the data folder',
      read: async () => {
        const { bavail, bsize } = await fs.statfs(dataDir);
        return bavail * bsize;
      },
    },
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Whether the embedded store shows the demo content; absent with an upstream. */
    showsDemoContent?: () => Promise<boolean>;
  }
}

/** What the starter of a server hands in. */
export interface AppDeps extends ServiceDeps {
  /** Content of the first start; none unless given. */
  seed?: ContentSource | null;
  /** Whether what the demo company has sent in comes with it. */
  demoSubmissions?: boolean;
  /** Least severity of a log line, as pino names it; silent unless given. */
  logLevel?: string;
  /** Renders pages instead of the built renderer; never set outside tests. */
  render?: RenderPage;
}

type SourceOfPages = Omit<PageSource, 'now' | 'render'>;

const deliveryMs = 10_000;

/** The embedded backend: store, services, areas, files, its own description. */
async function embeddedBackend(
  app: PortalApp,
  config: ServerConfig,
  deps: AppDeps,
  measured?: ReturnType<typeof metrics>,
): Promise<SourceOfPages> {
  handlerTimeout(app);
  rejectCrossSite(app, config);
  let hasIndex = false;
  const { db, changes, close } = await openServerStore(
    config,
    async (store) => {
      await rejectInvalidUtf8(store);
      hasIndex = await indexAtStart(store, app.log);
      await firstStart(
        store,
        deps.seed ?? null,
        deps.demoSubmissions ? (trx) => createDemoSubmissions(trx, config.contentDir, Date.now()) : undefined,
        deps.passwordCost,
      );
    },
    (made) => app.log.info(made, 'upgrading the store'),
  );
  // What was registered last closes first: whoever works with the store ends before it does.
  app.addHook('onClose', close);
  measured?.add(storeFigures(db, config.dataDir));
  maintainIndex(app, db, hasIndex);
  app.decorate('showsDemoContent', async () => (await readContentMark(db)) === 'demo');
  const services = buildServices({ ...deps, config, db, changes, log: app.log });
  const { attachments, ephemeralStore, idempotentWrites, pictures, sessions, uploadStorage } = services;
  for (const closed of [ephemeralStore, services.importThreads, uploadStorage])
    app.addHook('onClose', () => closed.close());
  const supplements = new Supplements(db, services.now);
  const { smtp, mailFrom: from, mailStaff: staff, origin } = config;
  const notices = new Notices(db, { smtp, from, staff, origin }, app.log, services.now);
  workRegularly(app, deliveryMs, 'delivering notices', (closing) => notices.deliver(closing));
  const tidied = { purge: () => tidyBucket(db, uploadStorage) };
  cleanup(app, [sessions, ephemeralStore, idempotentWrites, attachments, pictures, supplements, notices, tidied]);
  void tidied.purge().catch((error) => app.log.error({ err: error }, 'comparing the storage with the store failed'));
  // With a shared database another server may be writing to the folder.
  await sweepAtStart(attachments, config.databaseUrl === null, app.log);
  await app.register(cookie);
  await app.register(formbody);
  if (!config.production) await apiDocs(app);
  const offered = [...areas, ...config.extras.flatMap((extra) => extraAreas[extra])];
  for (const area of offered) await registerScope(app, 'area', (scope) => area(scope, services));
  await profileFiles(app, config);
  pictureFiles(app, pictures);
  sitemap(app, config, services);
  await deskPages(app, config);
  const disk = rememberSuccess(() => requireWritableDisk(config.dataDir), services.now);
  healthRoutes(
    app,
    readClientBuild(config.clientDir).version,
    { store: () => db.selectFrom('portalState').select('name').limit(1).execute() },
    {
      store: () => Promise.all([config.databaseUrl === null && disk(), requireWritable(db)]),
      // Captchas and limits live there; without them nobody can log in. Redis that is full still deletes.
      ...(config.redisUrl === null ? {} : { redis: () => ephemeralStore.set('healthz', '', 60_000) }),
      ...(uploadStorage.bucket && { storage: rememberSuccess(() => uploadStorage.bucket!.check(), services.now) }),
    },
  );
  return { snapshot: () => services.contentVersions.snapshot() };
}

/** An existing backend instead: every call is forwarded to it. */
async function upstreamBackend(
  app: PortalApp,
  address: string,
  config: ServerConfig,
  now: () => number,
): Promise<SourceOfPages> {
  // Without a base path of its own it has the one that the client was built with, and puts before each call.
  const { apiBase, version } = readClientBuild(config.clientDir);
  const upstream = new URL(address).pathname === '/' ? `${address}${apiBase}` : address;
  const { forwardToUpstream } = await import('./plugins/forwardToUpstream');
  const writes = new ForwardedWrites(now);
  await registerScope(app, 'upstream', (scope) =>
    forwardToUpstream(scope, upstream, (address) => writes.note(address)),
  );
  sitemapOfUpstream(app, config, now);
  healthRoutes(app, version, { upstream: () => pingUpstream(upstream) });
  return { snapshot: null, writes };
}

/** A bare server: its limits, its log, and how it reads a URL. */
function createServer(config: ServerConfig, apiBase: string, logLevel: string): PortalApp {
  return Fastify({
    ...limits,
    ...logging(logLevel, createRedactor(config)),
    // These are believed about the visitor's address and protocol, no one else.
    trustProxy: config.trustedProxies,
    schemaController: { compilersFactory },
    routerOptions: { querystringParser: parseQuery },
    // A client that was built with a base path for its calls finds them here as well.
    rewriteUrl: rewriteUrl(apiBase),
    clientErrorHandler: refuseMalformed,
    frameworkErrors: (error, request, reply) => {
      logRequest(request, reply);
      rejectRequest(error, reply);
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
}

/**
 * Builds the portal server without listening: the embedded backend, or the way to an upstream, and the client's pages.
 * @throws Error when the store cannot be opened, or passwords would be hashed too cheaply; DataDirBusyError when another server has it.
 */
export async function buildApp(config: ServerConfig, deps: AppDeps = {}): Promise<PortalApp> {
  requireFullCost(deps.passwordCost, config.production);
  const { apiBase, apiOrigin } = readClientBuild(config.clientDir);
  const app = createServer(config, apiBase, deps.logLevel ?? 'silent');
  bodyTimeout(app);
  dropRefusedBodies(app);
  closeIdleConnectionsOnShutdown(app);
  errorHandler(app);
  let pages: Pages | null = null;
  // A client that calls another host shows that host's content, of which this server knows nothing.
  const hasContent = apiOrigin === null || apiOrigin === config.origin;
  notFoundHandler(app, config.clientDir, () => pages, hasContent ? readPlainPage(config) : null);
  requestLog(app);
  const measured = config.metrics ? metrics(app, config.metrics) : undefined;
  securityHeaders(app, config, apiOrigin);
  protocolChecks(app, config);
  rejectDeepBodies(app);
  answerOptions(app);
  const source =
    config.upstream === null
      ? await embeddedBackend(app, config, deps, measured)
      : await upstreamBackend(app, config.upstream, config, deps.now ?? Date.now);
  if (hasContent) pages = createPages(app, config, { ...source, now: deps.now ?? Date.now, render: deps.render });
  if (pages) measured?.add(pages.figures);
  await cspReports(app, deps.now ?? Date.now);
  robots(app, config);
  feeds(app, config, deps.now ?? Date.now);
  await displaySettings(app, config);
  await staticClient(app, config.clientDir);
  return app;
}

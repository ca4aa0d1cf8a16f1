import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { buildApp } from '../../server/app';
import { readConfig, type ServerConfig } from '../../server/config';
import type { AppDeps } from '../../server/app';
import { openDatabase } from '../../server/db/openDatabase';
import { readBudgets } from '../../server/pages/readBudgets';
import { limits } from '../../server/plugins/limits';
import type { Store } from '../../server/db/schema';
import { afterwards } from './afterwards';
import { patience } from './eventually';
import { inLongRun, isLongRun } from './longRun';
import { putNewStore, smallSource } from './newStore';
import { createMigratedDatabase } from './postgres';
import { cheapPasswords } from './cheapPasswords';
import { useStarted } from './useStarted';

// A busy machine causes no timeouts of the data of pages, feeds and sitemaps, nor of the connections that wait for them.
Object.assign(readBudgets, { embedded: patience, upstream: patience });
Object.assign(limits, { connectionTimeout: 4 * patience });

/** The database of a test server; PostgreSQL needs `TEST_DATABASE_URL`. */
export type TestEngine = 'embedded' | 'postgres';

/** The available databases, for tests whose SQL differs between them. */
export const testEngines: TestEngine[] = process.env.TEST_DATABASE_URL ? ['embedded', 'postgres'] : ['embedded'];

/** A test of PostgreSQL alone. */
export const itOnPostgres = testEngines.includes('postgres') ? it : it.skip;

/** The databases for tests without SQL of their own: both in the long run. */
export const usualEngines: TestEngine[] = isLongRun ? testEngines : ['embedded'];

/** The cases of a table that differ in nothing that the store sees: but in the long run, PostgreSQL has the first alone. */
export const casesOn = <const Case>(engine: TestEngine, cases: readonly Case[]): readonly Case[] =>
  inLongRun(cases, engine === 'embedded' ? cases : cases.slice(0, 1));

/** `it` for what no store sees: but in the long run, PostgreSQL goes without. */
export const besideStore = (engine: TestEngine) => (title: string, test: () => Promise<void>) =>
  void (usualEngines.includes(engine) && it(title, test));

export interface TestServerOptions {
  /** Embedded unless given. */
  engine?: TestEngine;
  config?: Partial<ServerConfig>;
  deps?: AppDeps;
  /** Listens on a free port of the loopback address; on unless false. */
  listen?: boolean;
}

/** Builds the real server with an empty store and the small seed; `deps` and `config` override its parts. */
export async function startTestServer(options: TestServerOptions = {}) {
  const { config, deps, engine = 'embedded', listen = true } = options;
  const database = engine === 'postgres' ? await createMigratedDatabase() : null;
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
  const full: ServerConfig = {
    ...readConfig({}),
    databaseUrl: database?.url ?? null,
    port: 0,
    dataDir: path.join(folder, 'data'),
    clientDir: path.join(folder, 'no-client'),
    rendererFile: deps?.render ? 'not read' : null,
    ...config,
  };
  const isNew = full.databaseUrl === null && full.upstream === null && !config?.dataDir;
  const allDeps = { seed: smallSource, passwordCost: cheapPasswords, ...deps };
  if (isNew && !deps?.demoSubmissions && !deps?.passwordCost) await putNewStore(full.dataDir, allDeps.seed);
  const app = await buildApp(full, allDeps);
  const url = listen ? await app.listen({ host: '127.0.0.1', port: 0 }) : 'http://127.0.0.1';
  let opened: Promise<Store> | null = null;
  let closed: Promise<void> | null = null;
  async function close(): Promise<void> {
    await (await opened)?.destroy();
    await app.close();
    await database?.drop();
    fs.rmSync(folder, { recursive: true, force: true });
  }
  const server = {
    app,
    /** Origin; the server listens only when `listen` was asked for, otherwise use `app.inject`. */
    url,
    config: full,
    /** The test's own connection to the store, opened on first use, since that is slow. */
    store: () => (opened ??= openDatabase(full)),
    /** Stops the server and removes its folder, as happens by itself after the test or the file that started it. */
    close: () => (closed ??= close()),
  };
  afterwards(server.close);
  return server;
}

export type TestServer = Awaited<ReturnType<typeof startTestServer>>;

/** The settings by which a command finds the store of a test server. */
export const storeEnv = ({ config: { dataDir, databaseUrl } }: Pick<TestServer, 'config'>) => ({
  DATA_DIR: dataDir,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
});

/** Runs one for the tests of a file or describe. */
export const useTestServer = (options?: TestServerOptions): TestServer => useStarted(() => startTestServer(options));

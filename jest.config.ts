/** @jest-config-loader esbuild-register */
import os from 'node:os';
import path from 'node:path';
import type { Config } from 'jest';

/** Survives `npm ci` and a restart: compiled files, and the duration of each test file. */
const cache = process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache');
const cacheDirectory = path.join(cache, 'home-customisation-portal', 'jest');

/** Compiled file by file, without type checks: `npm run lint` does those. */
const compile = (parser: Record<string, unknown>): [string, Record<string, unknown>] => [
  '@swc/jest',
  { swcrc: false, jsc: { parser, target: 'es2022', transform: { react: { runtime: 'automatic' } } } },
];

const transform: Config['transform'] = {
  '\\.ts$': compile({ syntax: 'typescript' }),
  '\\.tsx$': compile({ syntax: 'typescript', tsx: true }),
};

const moduleNameMapper: Config['moduleNameMapper'] = {
  '\\.module\\.css$': '<rootDir>/__tests__/support/cssModule.ts',
  '\\.(?:css|svg)$': '<rootDir>/__tests__/support/assetFile.ts',
};

const esModules = compile({ syntax: 'ecmascript' });

/** Libraries that ship as modules only: the parser of HTML with its parts, the reader of workbooks, a validator. */
const modulesOnly =
  'htmlparser2|domhandler|domutils|dom-serializer|domelementtype|entities|hucre|@adobe/structured-data-validator';

/** Where Jest looks for tests; nothing else is listed at each start. */
const roots = ['__tests__', 'scripts', 'server', 'src'].map((folder) => `<rootDir>/${folder}`);

const browser: Config = {
  cacheDirectory,
  roots,
  // The core of Redux DevTools ships as modules only; so does what the server's clean-up of texts parses with.
  transform: { ...transform, [`/node_modules/(?:@redux-devtools|${modulesOnly})/.+\\.m?js$`]: esModules },
  transformIgnorePatterns: [`/node_modules/(?!(?:@redux-devtools|${modulesOnly})/)`],
  testEnvironment: '<rootDir>/__tests__/support/browserEnvironment.ts',
  setupFilesAfterEnv: ['<rootDir>/__tests__/support/browserSetup.ts'],
  moduleNameMapper,
};

const node: Config = {
  cacheDirectory,
  roots,
  transform: { ...transform, [`/node_modules/(?:${modulesOnly})/.+\\.m?js$`]: esModules },
  transformIgnorePatterns: [`/node_modules/(?!(?:${modulesOnly})/)`],
  testEnvironment: 'node',
  moduleNameMapper,
};

const tsJest: [string, Record<string, unknown>] = [
  'ts-jest',
  { transpilation: true, tsconfig: '<rootDir>/tsconfig.json' },
];

/** Compiled by TypeScript itself. */
const contract: Config = { ...node, transform: { ...node.transform, '\\.ts$': tsJest, '\\.tsx$': tsJest } };

const realBrowser: Config = { ...node, setupFilesAfterEnv: ['<rootDir>/__tests__/support/journeySetup.ts'] };

/**
 * The kinds of tests; `e2e`, `e2ePostgres` and `oldBrowsers` drive real browsers: they need `npm run build`
 * first. `e2ePostgres`, of the long run, has the journeys that write, on the PostgreSQL server that
 * `TEST_DATABASE_URL` names.
 */
const config: Config = {
  // Only a hanging test takes as long, even on a busy machine.
  testTimeout: 120_000,
  projects: [
    { ...browser, displayName: 'client', testMatch: ['<rootDir>/__tests__/src/**/*.test.ts?(x)'] },
    { ...contract, displayName: 'contract', testMatch: ['<rootDir>/__tests__/contract/**/*.test.ts'] },
    { ...browser, displayName: 'faults', testMatch: ['<rootDir>/__tests__/faults/**/*.test.ts?(x)'] },
    { ...node, displayName: 'scripts', testMatch: ['<rootDir>/__tests__/scripts/**/*.test.ts'] },
    { ...node, displayName: 'server', testMatch: ['<rootDir>/__tests__/server/**/*.test.ts'] },
    { ...realBrowser, displayName: 'oldBrowsers', testMatch: ['<rootDir>/__tests__/e2e/oldBrowsers/*.test.ts'] },
    { ...realBrowser, displayName: 'e2e', testMatch: ['<rootDir>/__tests__/e2e/*.test.ts'] },
    {
      ...realBrowser,
      displayName: 'e2ePostgres',
      setupFiles: ['<rootDir>/__tests__/support/onPostgres.ts'],
      testMatch: ['<rootDir>/__tests__/e2e/{company,deskContent}.test.ts'],
    },
  ],
  globalSetup: '<rootDir>/scripts/support/beforeTests.mjs',
};

export default config;

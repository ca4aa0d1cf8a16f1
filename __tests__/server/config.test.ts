import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ConfigError, readConfig } from '../../server/config';
import { createRedactor } from '../../server/lib/secrets';
import { settingNames, settingsInForce } from '../../server/lib/settings';
import { tempFolder } from '../support/tempFolder';

it('needs no settings', () => {
  const root = path.resolve(__dirname, '../..');
  expect(readConfig({})).toEqual({
    host: '127.0.0.1',
    port: 3000,
    upstream: null,
    companyBytes: 2 ** 30,
    secret: null,
    hstsSubdomains: false,
    databaseUrl: null,
    databasePool: 10,
    metrics: null,
    redisUrl: null,
    imageHosts: [],
    trustedProxies: ['loopback'],
    mediaHosts: [],
    dataDir: path.join(root, 'data'),
    storage: null,
    demo: true,
    extras: ['my', 'desk', 'search', 'filters', 'relations', 'pictures'],
    review: false,
    smtp: null,
    mailFrom: '',
    mailStaff: [],
    clientDir: path.join(root, 'dist/client'),
    deskDir: path.join(root, 'dist/desk'),
    contentDir: path.join(root, 'content/demo'),
    backendUrl: null,
    origin: null,
    pageCache: true,
    prefetch: true,
    production: false,
    rendererFile: path.join(root, 'dist', 'renderer', 'renderPage.js'),
    renderWorkers: Math.max(1, Math.min(os.availableParallelism() - 1, 64)),
  });
});

it('reads every setting', () => {
  expect(
    readConfig({
      HOST: '0.0.0.0',
      PORT: '8080',
      PORTAL_UPSTREAM: 'https://old.example.com/prod-api/',
      DATABASE_URL: 'postgres://u:p@db/portal',
      REDIS_URL: 'redis://cache:6379',
      PORTAL_IMAGE_HOSTS:
        'https://img.example.com:443, *.cdn.example.com:443, http://old.example.com:80, a.example:8443',
      PORTAL_TRUSTED_PROXIES: '10.0.0.5, 192.168.0.0/16 fd00::/8,loopback',
      PORTAL_MEDIA_HOSTS: 'https://media.example.com',
      PORTAL_BACKEND_URL: 'https://admin.example.com/',
      PORTAL_ORIGIN: 'https://Portal.example.com/',
      DATA_DIR: '/var/lib/portal',
      PORTAL_RENDER_WORKERS: '0',
      PORTAL_DATABASE_POOL: '25',
      PORTAL_METRICS: '[::1]:9464',
      PORTAL_QA: '1',
      PORTAL_REVIEW: '1',
    }),
  ).toMatchObject({
    host: '0.0.0.0',
    port: 8080,
    databasePool: 25,
    metrics: { host: '::1', port: 9464 },
    upstream: 'https://old.example.com/prod-api',
    databaseUrl: 'postgres://u:p@db/portal',
    redisUrl: 'redis://cache:6379',
    imageHosts: ['https://img.example.com', 'https://*.cdn.example.com', 'old.example.com', 'a.example:8443'],
    trustedProxies: ['10.0.0.5', '192.168.0.0/16', 'fd00::/8', 'loopback'],
    mediaHosts: ['https://media.example.com'],
    backendUrl: 'https://admin.example.com',
    origin: 'https://portal.example.com',
    dataDir: '/var/lib/portal',
    renderWorkers: 0,
    review: true,
    clientDir: expect.stringMatching(/dist\/qa$/),
  });
});

it('enables every extra with the embedded backend, none with an upstream, and otherwise the configured ones', () => {
  expect(readConfig({}).extras).toEqual(['my', 'desk', 'search', 'filters', 'relations', 'pictures']);
  expect(readConfig({ PORTAL_UPSTREAM: 'https://old.example.com' }).extras).toEqual([]);
  expect(readConfig({ PORTAL_UPSTREAM: 'https://old.example.com', PORTAL_EXTRAS: 'my' }).extras).toEqual(['my']);
  expect(readConfig({ PORTAL_EXTRAS: 'none' }).extras).toEqual([]);
});

it.each([
  [{ PORTAL_REIVEW: '1' }, 'there is no setting PORTAL_REIVEW: is PORTAL_REVIEW meant?'],
  [{ PORTAL_TRUSTED_PROXY: '10.0.0.5' }, 'there is no setting PORTAL_TRUSTED_PROXY: is PORTAL_TRUSTED_PROXIES meant?'],
  [{ PORTAL_EXTRAS: 'desks' }, "PORTAL_EXTRAS: there is no 'desks'; is desk meant?"],
  [{ PORTAL_EXTRAS: 'my, serach' }, "PORTAL_EXTRAS: there is no 'serach'; is search meant?"],
  [{ PORTAL_QA: 'true' }, 'PORTAL_QA must be 1 or 0'],
])('rejects %j and suggests the nearest name', (env, message) => {
  expect(() => readConfig(env)).toThrow(ConfigError);
  expect(() => readConfig(env)).toThrow(message);
});

it('tolerates the variables of the build’s own programs, and those that Kubernetes sets for a service named portal', () => {
  const env = {
    PORTAL_BUILD_CACHE: 'abc',
    PORTAL_SERVICE_HOST: '10.0.0.1',
    PORTAL_PORT: 'tcp://10.0.0.1:80',
    PORTAL_PORT_80_TCP_ADDR: '10.0.0.1',
  };
  expect(readConfig(env)).toEqual(readConfig({}));
});

it('knows exactly the settings of docs/operate.md', () => {
  const page = fs.readFileSync(path.resolve(__dirname, '../../docs/operate.md'), 'utf8');
  const table = page.split('## Settings')[1]!.split('\n## ')[0]!;
  const named = [...table.matchAll(/^\| (?:build|run)[^|]*\|([^|]*)\|/gm)].flatMap(([, names]) =>
    [...names!.matchAll(/`(\w+)`/g)].map(([, name]) => name),
  );
  expect([...settingNames].sort()).toEqual(named.sort());
});

it('prints the configured settings without their passwords', () => {
  const env = {
    DATABASE_URL: 'postgres://portal:s%40cret@db/portal?sslpassword=x',
    REDIS_URL: 'redis://:hidden@cache:6379',
    PORTAL_SMTP: 'smtp://portal:hush@mail',
    PORTAL_MAIL_FROM: 'portal@portal.test',
    PORTAL_REVIEW: '1',
    PATH: '/bin',
    PORTAL_DEMO: '',
  };
  expect(settingsInForce(env, createRedactor(readConfig(env)))).toBe(
    'DATABASE_URL=postgres://portal:***@db/portal?sslpassword=*** REDIS_URL=redis://:***@cache:6379 PORTAL_REVIEW=1 PORTAL_SMTP=smtp://portal:***@mail PORTAL_MAIL_FROM=portal@portal.test',
  );
});

it('reads secrets from files, and never prints them', () => {
  const folder = tempFolder();
  const file = path.join(folder, 'secret');
  const secret = '0123456789abcdef0123456789abcdef';
  fs.writeFileSync(file, `${secret}\n`);
  expect(readConfig({ PORTAL_SECRET_FILE: file }).secret).toBe(secret);
  const env = { PORTAL_SECRET: secret };
  expect(settingsInForce(env, createRedactor(readConfig(env)))).toBe('PORTAL_SECRET=***');
  expect(() => readConfig({ ...env, PORTAL_SECRET_FILE: file })).toThrow(/not both/);
  expect(() => readConfig({ PORTAL_SECRET_FILE: `${file}.none` })).toThrow(/cannot be read \(ENOENT\)/);
  expect(() => readConfig({ PORTAL_SECRET: 'changeme' })).toThrow(/at least 32/);
  expect(() => readConfig({ PORTAL_SECRET: 'a'.repeat(40) })).toThrow(/at least 32/);
});

it('leaves a back office on a path of the site to the client', () => {
  expect(readConfig({ PORTAL_BACKEND_URL: '/admin' }).backendUrl).toBeNull();
});

it.each([
  ['PORT', 'http'],
  ['PORT', '70000'],
  ['PORTAL_DATABASE_POOL', '0'],
  ['PORTAL_API_HOST', 'api.example.com'],
  ['PORTAL_API_HOST', 'https://api.example.com/base'],
  ['PORTAL_API_BASE', 'prod-api'],
  ['PORTAL_SUCCESS_CODE', '500'],
  ['PORTAL_BACKEND_URL', 'javascript:alert(1)'],
  ['PORTAL_BACKEND_URL', '//office.example.com'],
  ['PORTAL_MAIL_FROM', 'portal'],
  ['PORTAL_METRICS', '9464'],
  ['PORTAL_METRICS', '::1:9464'],
  ['PORTAL_METRICS', '127.0.0.1:0'],
  ['PORTAL_UPSTREAM', 'ftp://old.example.com'],
  ['PORTAL_ORIGIN', 'portal.example.com'],
  ['PORTAL_ORIGIN', 'https://portal.example.com/base'],
  ['PORTAL_ORIGIN', 'https://user@portal.example.com'],
  ['DATABASE_URL', 'mysql://db/portal'],
  ['DATABASE_URL', 'postgres://portal:50%off@db/portal'],
  ['REDIS_URL', 'cache:6379'],
  ['REDIS_URL', 'redis://:50%off@cache:6379'],
  ['PORTAL_TRUSTED_PROXIES', 'proxy.example.com'],
  ['PORTAL_TRUSTED_PROXIES', '10.0.0.5,true'],
  ['PORTAL_TRUSTED_PROXIES', '10.0.0.0/33'],
  ['PORTAL_TRUSTED_PROXIES', '10.0.0.0/'],
  ['PORTAL_TRUSTED_PROXIES', '0.0.0.0/0'],
  ['PORTAL_TRUSTED_PROXIES', '10.0.0/8'],
  ['PORTAL_IMAGE_HOSTS', "https://img.example.com;script-src 'unsafe-inline'"],
  ['PORTAL_MEDIA_HOSTS', "*; script-src 'unsafe-inline'"],
  ['PORTAL_DEMO', 'false'],
  ['PORTAL_DEMO', 'off'],
  ['PORTAL_REVIEW', 'yes'],
  ['PORTAL_RENDER_WORKERS', '-1'],
  ['PORTAL_RENDER_WORKERS', '1.5'],
  ['PORTAL_RENDER_WORKERS', '65'],
  ['PORTAL_RENDER_WORKERS', 'all'],
])('rejects %s=%s and names it', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(ConfigError);
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

it.each([
  [{}, true],
  [{ HOST: 'localhost' }, true],
  [{ HOST: '127.0.0.2' }, true],
  [{ HOST: '::1' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ HOST: '10.0.0.7' }, false],
  [{ HOST: '::' }, false],
  [{ HOST: '127.0.0.1.example.com' }, false],
  [{ DATABASE_URL: 'postgres://u:p@db/portal' }, false],
  [{ NODE_ENV: 'production' }, false],
  [{ NODE_ENV: 'production', PORTAL_DEMO: '1' }, true],
  [{ HOST: '0.0.0.0', PORTAL_DEMO: '1' }, true],
  [{ PORTAL_DEMO: '0' }, false],
])('%j loads the demo content into an empty store: %s', (env, demo) => {
  expect(readConfig(env).demo).toBe(demo);
});

describe('PORTAL_STORAGE', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'the-id', AWS_SECRET_ACCESS_KEY: 'the-secret-key' };

  it('names a bucket; keys, region and endpoint are those of the AWS SDK', () => {
    const env = { PORTAL_STORAGE: 's3://files/portal/1/', ...keys, AWS_REGION: 'cn-north-1' };
    const config = readConfig({ ...env, AWS_ENDPOINT_URL: 'https://s3.example.com' });
    expect(config.storage).toEqual({
      bucket: 'files',
      prefix: 'portal/1/',
      region: 'cn-north-1',
      endpoint: 'https://s3.example.com',
      credentials: { accessKeyId: 'the-id', secretAccessKey: 'the-secret-key' },
    });
    expect(createRedactor(config)('rejected: the-secret-key')).toBe('rejected: ***');
    expect(readConfig({ PORTAL_STORAGE: 's3://files', ...keys }).storage).toMatchObject({ prefix: '', endpoint: null });
    expect(readConfig(keys).storage).toBeNull();
  });

  it.each([
    [{ PORTAL_STORAGE: 's3://the-id:the-secret-key@files' }],
    [{ PORTAL_STORAGE: 'https://files' }],
    [{ PORTAL_STORAGE: 's3://files/../other', ...keys }],
    [{ PORTAL_STORAGE: 's3://files/./other', ...keys }],
    [{ PORTAL_STORAGE: 's3://files', ...keys, AWS_ENDPOINT_URL: 'https://s3.example.com:port' }],
    [{ PORTAL_STORAGE: 's3://files', ...keys, AWS_ENDPOINT_URL: 'https://s3.example.com/?region=cn' }],
    [{ PORTAL_STORAGE: 's3://files', ...keys, AWS_ACCESS_KEY_ID: '' }],
    [{ PORTAL_STORAGE: 's3://files', ...keys, AWS_ENDPOINT_URL: 'https://the-id:the-secret-key@s3.example.com' }],
    [{ PORTAL_STORAGE: 's3://files', ...keys, AWS_ENDPOINT_URL: 'http://[' }],
    [{ PORTAL_STORAGE: 's3://files', ...keys, AWS_ENDPOINT_URL: 'http://s3.example.com:99999' }],
  ])('%j is refused, without repeating a secret', (env) => {
    expect(() => readConfig(env)).toThrow(ConfigError);
    expect(() => readConfig(env)).not.toThrow(/the-secret-key/);
  });
});

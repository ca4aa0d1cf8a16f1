import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../server/config';
import { evaluate } from '../support/evaluate';
import { tempFolder } from '../support/tempFolder';

const root = path.resolve(__dirname, '../..');
const deploy = (file: string) => path.join(root, 'docs/deploy', file);

/** A test that needs a program of the system. */
const itWith = (program: string) => (spawnSync(program, ['--version']).error ? it.skip : it);
let scratch: string;

beforeEach(() => {
  scratch = tempFolder();
});

function write(file: string, text = ''): void {
  fs.mkdirSync(path.dirname(path.join(scratch, file)), { recursive: true });
  fs.writeFileSync(path.join(scratch, file), text);
}

it('has what runs, and nothing that builds, tests or is left over', () => {
  const running = [
    'content/demo/policy.json',
    'dist/client/assets/main.1.js.br',
    'dist/client/index.html',
    'dist/desk/index.html',
    'dist/renderer/renderPage.js',
    'dist/server/db/statementWorker.js',
    'dist/server/main.js',
    'dist/src/contract/extras.js',
    'server/captcha/speech/1.wav',
    'server/lib/characters/simplified.txt',
  ];
  const others = [
    '.git/config',
    'data/portal.db',
    'data/secret.key',
    'dist/.stamp-client',
    'dist/client.former.json',
    'dist/qa/index.html',
    'dist/release/old.tar.gz',
    'dist/server/removed.js',
    '__tests__/server/main.test.ts',
    'node_modules/webpack/package.json',
    'package-lock.json',
    'scripts/build.mjs',
    'server/db/statementWorker.js',
    'server/main.ts',
    'src/contract/extras.ts',
    'webpack.config.ts',
  ];
  for (const file of [...running, ...others]) write(file);
  const found = evaluate('support/release.mjs', `it.releaseFiles(${JSON.stringify(scratch)})`);
  expect((found as string[]).sort()).toEqual(running.sort());
});

it('has the operator’s commands alone, and no package that builds or tests', () => {
  const whole = fs.readFileSync(path.join(root, 'package.json'), 'utf8');
  const packageJson = evaluate('support/release.mjs', `it.releasePackage(${whole})`) as {
    scripts: Record<string, string>;
    dependencies: Record<string, string>;
  };
  expect(packageJson).not.toHaveProperty('devDependencies');
  expect(
    Object.keys(packageJson.dependencies).filter((name) => /webpack|jest|eslint|typescript|swc/.test(name)),
  ).toEqual([]);
  expect(packageJson.dependencies).toHaveProperty('fastify');
  expect(packageJson.scripts).toMatchObject({ start: 'node portal.mjs', backup: 'node portal.mjs operate backup' });
  expect(Object.values(packageJson.scripts).filter((command) => !command.startsWith('node portal.mjs'))).toEqual([]);
});

it('has a bill of materials with every package that runs, and none that only builds', () => {
  const { status, stdout } = spawnSync(process.execPath, [path.join(root, 'scripts/sbom.mjs')], { encoding: 'utf8' });
  expect(status).toBe(0);
  const bill = JSON.parse(stdout) as {
    metadata: { component: { name: string } };
    components: { name: string; version: string }[];
  };
  expect(bill.metadata.component.name).toBe('home-customisation-portal');
  const { packages } = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { name?: string; version: string; dev?: boolean }>;
  };
  const running = Object.entries(packages)
    .filter(([place, { dev }]) => place && !dev)
    .map(([place, { name, version }]) => `${name ?? place.split('node_modules/').pop()}@${version}`);
  expect(bill.components.map(({ name, version }) => `${name}@${version}`).sort()).toEqual([...new Set(running)].sort());
});

it('starts in production, and only with data outside the release', () => {
  fs.copyFileSync(path.join(root, 'scripts/support/portal.mjs'), path.join(scratch, 'portal.mjs'));
  const program = 'console.log(process.env.NODE_ENV, process.cwd(), ...process.argv.slice(2))';
  write('dist/server/main.js', program);
  write('dist/server/auth/cli.js', program);
  const away = fs.mkdtempSync(path.join(scratch, 'away-'));
  const portal = (env: Record<string, string>, ...args: string[]) => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(scratch, 'portal.mjs'), ...args], {
      encoding: 'utf8',
      cwd: scratch,
      env: { PATH: process.env.PATH, ...env } as unknown as NodeJS.ProcessEnv,
    });
    return { status, text: stdout + stderr };
  };
  const where = fs.realpathSync(scratch);
  expect(portal({ DATA_DIR: '/data', NODE_ENV: '' })).toEqual({ status: 0, text: `production ${where}\n` });
  expect(portal({ DATA_DIR: '/data', INIT_CWD: away }, 'auth', 'list')).toEqual({
    status: 0,
    text: `production ${fs.realpathSync(away)} list\n`,
  });
  for (const env of [{}, { DATA_DIR: 'data' }] as Record<string, string>[])
    expect(portal(env)).toEqual({ status: 1, text: expect.stringContaining('Set DATA_DIR') });
});

itWith('systemd-analyze')('has a systemd unit that is valid and gives the portal few rights', () => {
  // Exposure in tenths, of a hundred.
  const args = ['security', '--offline=true', '--threshold=20', '--no-pager', deploy('portal.service')];
  const { status, stderr } = spawnSync('systemd-analyze', args, { encoding: 'utf8' });
  expect([status, stderr]).toEqual([0, '']);
});

itWith('caddy')('has a configuration that Caddy accepts', () => {
  const args = ['adapt', '--validate', '--adapter', 'caddyfile', '--config', deploy('Caddyfile')];
  expect(spawnSync('caddy', args, { env: { ...process.env, HOME: scratch } }).status).toBe(0);
});

const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8');

/** The environment below a line of a compose file, with values for the variables of `.env`. */
function environmentBelow(text: string, line: string): Record<string, string> {
  const block = /\n( +)environment:\n((?:\1 +.*\n)+)/.exec(text.slice(text.indexOf(`\n${line}\n`)))![2]!;
  const pairs = [...block.matchAll(/^ +(\w+): (.*)$/gm)].map(([, name, value]) => [
    name!,
    value!.replace(/\$\{(\w+)(?::-(\w+)|:\?[^}]*)?\}/g, (_all, secret: string, standard?: string) =>
      standard === undefined ? `${secret.toLowerCase()}-0123456789abcdef0123456789abcdef` : standard,
    ),
  ]);
  return Object.fromEntries(pairs) as Record<string, string>;
}

it.each([
  ['compose.yaml', 'x-portal: &portal', 'portal-1:3000 portal-2:3000'],
  ['compose.single.yaml', '  portal:', 'portal:3000'],
])('%s gives its portal servers settings that they accept, and Caddy their names', (file, line, servers) => {
  const config = readConfig({ NODE_ENV: 'production', ...environmentBelow(read(file), line) });
  expect(config).toMatchObject({ origin: 'https://localhost', trustedProxies: ['uniquelocal'] });
  expect(config.storage === null).toBe(config.databaseUrl === null);
  const caddy = environmentBelow(read(file), '  caddy:');
  expect(caddy).toEqual({ PORTAL_DOMAIN: 'localhost', PORTAL_SERVERS: servers });
  for (const variable of Object.keys(caddy)) expect(read('docs/deploy/Caddyfile')).toContain(`{$${variable}:`);
});

it('the bucket of the portal servers is the folder of the storage’s volume, and their key its own', () => {
  const text = read('compose.yaml');
  const { bucket, credentials } = readConfig(environmentBelow(text, 'x-portal: &portal')).storage!;
  const storage = environmentBelow(text, '  storage:');
  expect(text).toContain(`objects:${storage.VGW_BACKEND_ARG}/${bucket}`);
  expect([storage.ROOT_ACCESS_KEY, storage.ROOT_SECRET_KEY]).toEqual(Object.values(credentials));
});

it('secrets are required with a reason, without which Debian’s podman-compose takes the expression for the value', () => {
  expect(read('compose.yaml')).toMatch(/\$\{PORTAL_SECRET:\?\w/);
  expect(read('compose.yaml')).not.toContain(':?}');
});

it('no image is named without a version', () => {
  const images = ['compose.yaml', 'compose.single.yaml'].flatMap((file) => read(file).match(/(?<=image: ).+/g)!);
  for (const image of images) expect(image).toMatch(/^home-customisation-portal$|:v?\d+/);
});

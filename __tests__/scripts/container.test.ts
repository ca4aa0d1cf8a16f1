import fs from 'node:fs';
import path from 'node:path';
import { readConfig } from '../../server/config';

const root = path.resolve(__dirname, '../..');
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

import fs from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../..');

interface Source {
  name: string;
  text: string;
}

const sourcesIn = (folder: string): Source[] =>
  fs
    .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:[jt]sx?|mjs)$/.test(name))
    .map((name) => ({
      name: path.posix.join(folder, name),
      text: fs.readFileSync(path.join(root, folder, name), 'utf8'),
    }));

const server = sourcesIn('server');
const client = [...sourcesIn('src'), ...sourcesIn('public')];
const all = [...server, ...client];

/** Source files whose text, without comments, matches. */
const filesWith = (pattern: RegExp, sources = all): string[] =>
  sources
    .filter(({ text }) => pattern.test(text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '')))
    .map(({ name }) => name)
    .sort();

interface LockedPackage {
  dev?: boolean;
  integrity?: string;
  resolved?: string;
  deprecated?: string;
  link?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(lock.packages).filter(([name]) => name !== '');
const production = locked.filter(([, { dev }]) => !dev).map(([name]) => name.split('node_modules/').pop()!);

it('markup reaches a page through the sanitised rich text only', () => {
  const sinks = /dangerouslySetInnerHTML|insertAdjacentHTML|document\.write|srcDoc|\.(?:inner|outer)HTML\s*=[^=]/;
  expect(filesWith(sinks)).toEqual(['src/components/RichText.tsx', 'src/components/leaveServerMarkup.ts']);
});

it('no text becomes code or a command', () => {
  expect(filesWith(/\beval\(|new Function\(|child_process|node:vm\b|set(?:Timeout|Interval)\(['"`]/)).toEqual([
    // A script that Redis runs, not JavaScript.
    'server/db/redisEphemeralStore.ts',
  ]);
});

it('regular expressions are made of constants, never of input', () => {
  expect(filesWith(/new RegExp\(/)).toEqual([
    'server/content/cells.ts',
    'server/content/checkValue.ts',
    'server/content/cleanRichText.ts',
    'server/lib/simplify.ts',
    'server/lists/parseAmountRange.ts',
    'src/app/pageActions/articleText.ts',
    'src/app/replay/personalText.ts',
    'src/components/markup/headings.ts',
    'src/contract/form.ts',
    'src/lib/figures.ts',
  ]);
});

it('random values come from node:crypto, in server and migrations alike', () => {
  expect(filesWith(/Math\.random/)).toEqual([]);
  expect(filesWith(/from '(?:bcrypt\w*|crypto-js|jsonwebtoken|uuid|nanoid)'|from 'crypto'/)).toEqual([]);
});

it('MD5 and SHA-1 name things, and protect none', () => {
  expect(filesWith(/'(?:md5|sha1)'/)).toEqual([
    'server/content/identity.ts',
    'server/pages/feeds.ts',
    'server/pages/pageBody.ts',
    'server/pages/sitemap.ts',
  ]);
});

it('proofs are compared in constant time', () => {
  expect(filesWith(/createHmac\(/, server)).toEqual([
    'server/auth/knownBrowsers.ts',
    'server/captcha/captchas.ts',
    // Makes signatures only.
    'server/http/idempotentWrites.ts',
    'server/submissions/sendNotice.ts',
  ]);
  expect(filesWith(/timingSafeEqual\(/, server)).toEqual([
    'server/auth/knownBrowsers.ts',
    'server/captcha/captchas.ts',
  ]);
});

it('pages take no messages from others, and need no plug-ins', () => {
  expect(filesWith(/addEventListener\('message'|onmessage|<(?:object\s|embed|applet)/, client)).toEqual([]);
});

it('no form asks for a hint or a secret question', () => {
  expect(filesWith(/密码提示|密保|secretQuestion|securityQuestion/)).toEqual([]);
});

it('no source holds a password, key or token, except the published demo passwords', () => {
  const secrets =
    /-----BEGIN|AKIA[\dA-Z]{16}|(?:password|secret|token)\w*\s*[:=]\s*'(?!authToken)[!-&(-.0-~][!-&(-~]{7,}'/i;
  expect(filesWith(secrets).filter((name) => !/i18n|common|demo/i.test(name))).toEqual([]);
});

it('every package is locked with its checksum, none is deprecated, and none runs a script when installed', () => {
  expect(locked.filter(([, { link, integrity }]) => !link && !/^sha512-/.test(integrity ?? ''))).toEqual([]);
  expect(locked.filter(([, { deprecated }]) => deprecated)).toEqual([]);
  expect(locked.filter(([, { resolved = 'https://' }]) => !resolved.startsWith('https://'))).toEqual([]);
  expect(fs.readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

/** Systems on which `npm ci` and `npm start` must work: `os`, `cpu` and, on Linux, `libc`. */
const systems = [
  ['linux', 'x64', 'glibc'],
  ['linux', 'x64', 'musl'],
  ['linux', 'arm64', 'glibc'],
  ['linux', 'arm64', 'musl'],
  ['darwin', 'x64'],
  ['darwin', 'arm64'],
  ['win32', 'x64'],
] as const;

it('packages with native parts are locked with those of every system, not only of the one that wrote the lock file', () => {
  const allows = (names: string[] | undefined, name: string | undefined) => !name || !names || names.includes(name);
  const runsOn = ({ os, cpu, libc }: LockedPackage, system: (typeof systems)[number]) =>
    allows(os, system[0]) && allows(cpu, system[1]) && allows(libc, system[2]);
  const natives = locked.flatMap(([place]) => {
    // The package's own word where it is installed: what is lost from a lock file may be lost from both of its places.
    const manifest = path.join(root, place, 'package.json');
    const named = fs.existsSync(manifest) ? JSON.parse(fs.readFileSync(manifest, 'utf8')) : lock.packages[place];
    const { optionalDependencies = {} } = named as LockedPackage;
    const names = Object.keys(optionalDependencies);
    const parts = names.map(
      (name) => lock.packages[`${place}/node_modules/${name}`] ?? lock.packages[`node_modules/${name}`],
    );
    const missing = names.filter((_name, at) => !parts[at]);
    // A single one is an extra for one system.
    if (names.length < 5) return missing.map((name) => ({ place, missing: name }));
    const unserved = systems.filter((system) => !parts.some((part) => part?.os && runsOn(part, system)));
    return [{ place, missing: [...missing, ...unserved.map((system) => system.join(' '))].join() }];
  });
  const known = ['libsql', 'sharp', '@node-rs/argon2', 'esbuild', '@swc/core', 'lightningcss', '@typescript/native'];
  expect(natives.map(({ place }) => place)).toEqual(
    expect.arrayContaining(known.map((name) => `node_modules/${name}`)),
  );
  expect(natives.filter(({ missing }) => missing !== '')).toEqual([]);
});

it('no parser resolves entities of XML: parts of Office files are read by the parser of HTML', () => {
  expect(production.filter((name) => /xml|sax/i.test(name))).toEqual([]);
});

it('nothing unpacks an uploaded archive', () => {
  expect(production.filter((name) => /^(?:un|ex|node-?)?(?:zip|tar|rar)|extract|decompress/i.test(name))).toEqual([]);
  // The parts of workbooks that staff import, and the types of the parts of an Office file.
  expect(
    filesWith(
      /\binflate|gunzip|unzip|fflate|openReadStream/i,
      server.filter(({ name }) => name.includes('attachments') && !name.endsWith('unpackZip.ts')),
    ),
  ).toEqual([]);
});

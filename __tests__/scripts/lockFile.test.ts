import fs from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { minVersion, satisfies } from 'semver';
import { evaluate } from '../support/evaluate';

const root = path.resolve(__dirname, '../..');

interface LockedPackage {
  dev?: boolean;
  integrity?: string;
  resolved?: string;
  deprecated?: string;
  link?: boolean;
  engines?: { node?: string };
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
  version?: string;
  peerDependencies?: Record<string, string>;
}

const lock = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const locked = Object.entries(lock.packages).filter(([name]) => name !== '');

it('every package is locked with its checksum, none is deprecated, and none runs a script when installed', () => {
  expect(locked.filter(([, { link, integrity }]) => !link && !/^sha512-/.test(integrity ?? ''))).toEqual([]);
  expect(locked.filter(([, { deprecated }]) => deprecated)).toEqual([]);
  expect(locked.filter(([, { resolved = 'https://' }]) => !resolved.startsWith('https://'))).toEqual([]);
  expect(fs.readFileSync(path.join(root, '.npmrc'), 'utf8')).toMatch(/^ignore-scripts=true$/m);
});

/** The package of a name that one at a place in the tree gets: its own, or the next one above. */
function found(place: string, name: string): LockedPackage | undefined {
  const above = place.slice(0, place.lastIndexOf('node_modules/')).replace(/\/$/, '');
  return lock.packages[path.posix.join(place, 'node_modules', name)] ?? (place ? found(above, name) : undefined);
}

it('no package gets a peer that it does not accept, for which npm 10 would refuse to install', () => {
  const { overrides } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    overrides: Record<string, Record<string, string> | string>;
  };
  const accepts = (place: string, name: string, range: string) => {
    const { version = '' } = found(place, name) ?? {};
    const ofPackage = overrides[place.split('node_modules/').at(-1)!];
    const isChosen = typeof ofPackage === 'object' && name in ofPackage;
    return !version || isChosen || satisfies(version, range.replace(/^npm:.+@/, ''), { includePrerelease: true });
  };
  const refused = locked.flatMap(([place, { peerDependencies = {} }]) =>
    Object.entries(peerDependencies)
      .filter(([name, range]) => !accepts(place, name, range))
      .map(([name]) => `${place}: ${name}`),
  );
  expect(refused).toEqual([]);
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

it('every package that some system installs runs on each version of Node that is tested, and on the oldest ones', () => {
  const tested = evaluate('support/smoke.mjs', "it.nodeVersions.map(({ spec }) => spec.split('@')[1])") as string[];
  const oldest = lock.packages['']!.engines!.node!.split('||').map((range) => minVersion(range)!.version);
  const versions = [...tested, ...oldest];
  const installed = locked.filter(([, { os, cpu }]) => !(os?.join() === 'win32' && cpu?.join() === 'ia32'));
  const refuses = (range: string) => !versions.every((version) => satisfies(version, range));
  expect(installed.filter(([, { engines }]) => refuses(engines?.node ?? '*'))).toEqual([]);
});

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

type Check = Record<'requirement' | 'level' | 'check' | 'file' | 'title', string>;
const checks = parse(fs.readFileSync(path.join(root, 'scripts/asvs/checks.csv')), { columns: true }) as Check[];
/** What stands before a function: the names of tests and of their groups. */
const nameBeforeFunction = /\(\s*(['"`])((?:\\.|(?!\1).)+)\1,\s*(?:async )?\(/g;
const names = new Map(
  [...new Set(checks.map(({ file }) => file))].filter(Boolean).map((file) => {
    const source = fs.readFileSync(path.join(root, '__tests__', file), 'utf8');
    // A rule of the linter is named by its message or its own name.
    if (file.endsWith('eslint.config.mjs')) return [file, [source]];
    return [file, Array.from(source.matchAll(nameBeforeFunction), ([, , name = '']) => name.replace(/\\'/g, "'"))];
  }),
);

it('every requirement is listed once, and names a test that exists or the reason why it does not hold', () => {
  expect(new Set(checks.map(({ requirement }) => requirement)).size).toBe(checks.length);
  expect(checks).toHaveLength(165);
  for (const { requirement, file, title } of checks) {
    expect([requirement, title.length >= 10]).toEqual([requirement, true]);
    if (!file) continue;
    const isNamed = names.get(file)!.some((name) => name.includes(title));
    expect([requirement, title, isNamed]).toEqual([requirement, title, true]);
  }
});

it('the page on security has each of them', () => {
  const page = fs.readFileSync(path.join(root, 'docs/security.md'), 'utf8');
  for (const { requirement } of checks) expect(page).toContain(requirement);
});

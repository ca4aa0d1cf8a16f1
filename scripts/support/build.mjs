import fs from 'node:fs';
import path from 'node:path';
import { asksForQa, pageSettings } from '../webpack/pageSettings.mjs';
import { inputsHash } from './inputsHash.mjs';
import { root, tool } from './root.mjs';
import { capture } from './run.mjs';

/** Inputs of every compilation: package.json has the list of browsers. */
const howPages = ['package.json', 'package-lock.json', 'tsconfig.json', 'webpack.config.ts', 'scripts/webpack'];
const page = { settings: pageSettings(process.env), env: { PORTAL_QA: '' } };

/**
 * Build targets: inputs, settings, result and command. Targets of one `program` share one webpack process: it is slow
 * to start, and there are two cores.
 */
const targets = {
  client: { ...page, inputs: [...howPages, 'src', 'public'], result: 'dist/client/index.html', program: 'client' },
  qa: {
    ...page,
    inputs: [...howPages, 'src', 'public'],
    result: 'dist/qa/index.html',
    program: 'qa',
    env: { PORTAL_QA: '1' },
  },
  desk: { ...page, inputs: [...howPages, 'src', 'public/index.html'], result: 'dist/desk/index.html', program: 'desk' },
  renderer: { ...page, inputs: [...howPages, 'src'], result: 'dist/renderer/renderPage.js', program: 'desk' },
  server: {
    inputs: ['package-lock.json', 'tsconfig.json', 'scripts/support/build.mjs', 'server', 'src/contract'],
    settings: {},
    result: 'dist/server/main.js',
    program: 'server',
    env: {},
  },
};

const configOf = { client: 'client', qa: 'client', desk: 'desk', renderer: 'renderer' };

/** File by file, without type checks: `npm run lint` does those. */
const serverArgs = [
  'server/**/*.ts',
  'server/**/*.js',
  'src/contract/**/*.ts',
  '--outdir=dist',
  '--outbase=.',
  '--format=cjs',
  '--platform=node',
  '--target=node20',
  '--charset=utf8',
  // Lazily loaded libraries are required, like all others.
  '--supported:dynamic-import=false',
  '--log-level=warning',
];

function commandOf(names) {
  if (names.includes('server')) return [tool('esbuild'), ...serverArgs];
  const configs = names.flatMap((name) => ['--config-name', configOf[name]]);
  return [tool('webpack'), '--config', 'scripts/webpack/config.cjs', ...configs];
}

/** The client that the settings select: the public one, or the QA build with replay. */
export const clientTarget = () => (asksForQa(process.env) ? 'qa' : 'client');

const stampFile = (name) => path.join(root, 'dist', `.stamp-${name}`);
const stampOf = (name) => inputsHash(targets[name].inputs, targets[name].settings);
const isThere = (name) => fs.existsSync(path.join(root, targets[name].result));

const isFresh = (name) =>
  isThere(name) && fs.existsSync(stampFile(name)) && fs.readFileSync(stampFile(name), 'utf8') === stampOf(name);

/** Runs one program for its outdated targets. */
async function buildTogether(names) {
  const stamps = names.map(stampOf);
  for (const name of names) fs.rmSync(stampFile(name), { force: true });
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    // webpack reuses its cache (webpack.config.ts) while all of this is unchanged.
    PORTAL_BUILD_CACHE: inputsHash(howPages, pageSettings(process.env)),
    ...targets[names[0]].env,
  };
  const { code, output } = await capture(process.execPath, commandOf(names), { env });
  if (code !== 0 || !names.every(isThere)) throw new Error(`the build of ${names.join(' and ')} failed\n${output}`);
  // Warnings of Node, as of what is deprecated, which nobody sees otherwise.
  const warnings = output.split('\n').filter((line) => /^\(node:\d+\)/.test(line));
  if (warnings.length > 0) process.stderr.write(`${warnings.join('\n')}\n`);
  names.forEach((name, index) => fs.writeFileSync(stampFile(name), stamps[index]));
}

/**
 * Those that are missing or outdated: by their sources, their settings or the lock file.
 * @param {(keyof typeof targets)[]} names
 */
export const staleTargets = (names) => names.filter((name) => !isFresh(name));

/**
 * Builds what is missing or outdated.
 * @param {(keyof typeof targets)[]} names
 * @throws Error with the compiler's output.
 */
export async function build(...names) {
  fs.mkdirSync(path.join(root, 'dist'), { recursive: true });
  const stale = staleTargets(names);
  for (const name of stale) process.stdout.write(`building: ${name}\n`);
  const programs = [...new Set(stale.map((name) => targets[name].program))];
  const results = await Promise.allSettled(
    programs.map((program) => buildTogether(stale.filter((name) => targets[name].program === program))),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Builds as above; if that fails, the command prints the reason and exits. */
export async function buildOrExit(...names) {
  try {
    await build(...names);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

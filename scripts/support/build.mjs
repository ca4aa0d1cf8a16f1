import fs from 'node:fs';
import path from 'node:path';
import { inputsHash } from './inputsHash.mjs';
import { root, tool } from './root.mjs';
import { capture } from './run.mjs';

const shared = ['package-lock.json', 'tsconfig.json'];
const loaders = [
  'scripts/support/pureComponents.mjs',
  'scripts/support/leaveOut.mjs',
  'scripts/support/leaveOutOfReact.mjs',
  'scripts/support/narrowRules.mjs',
];

/** What can be built: from which files and settings, to which file, by which command. */
const targets = {
  client: {
    inputs: [...shared, 'webpack.config.ts', ...loaders, 'src', 'public'],
    settings: ['PORTAL_API_HOST', 'PORTAL_API_BASE', 'PORTAL_BACKEND_URL', 'PORTAL_IMAGE_HOSTS'],
    result: 'dist/client/index.html',
    command: ['webpack', ['--config', 'webpack.config.ts', '--config-name', 'client']],
    env: { PORTAL_QA: '' },
  },
  qa: {
    inputs: [...shared, 'webpack.config.ts', ...loaders, 'src', 'public'],
    settings: ['PORTAL_API_HOST', 'PORTAL_API_BASE', 'PORTAL_BACKEND_URL', 'PORTAL_IMAGE_HOSTS'],
    result: 'dist/qa/index.html',
    command: ['webpack', ['--config', 'webpack.config.ts', '--config-name', 'client']],
    env: { PORTAL_QA: '1' },
  },
  desk: {
    inputs: [...shared, 'webpack.config.ts', ...loaders, 'src', 'public/index.html'],
    settings: ['PORTAL_API_HOST', 'PORTAL_API_BASE', 'PORTAL_BACKEND_URL', 'PORTAL_IMAGE_HOSTS'],
    result: 'dist/desk/index.html',
    command: ['webpack', ['--config', 'webpack.config.ts', '--config-name', 'desk']],
    env: { PORTAL_QA: '' },
  },
  renderer: {
    inputs: [...shared, 'webpack.config.ts', 'src'],
    settings: ['PORTAL_API_HOST', 'PORTAL_API_BASE', 'PORTAL_BACKEND_URL', 'PORTAL_IMAGE_HOSTS'],
    result: 'dist/renderer/renderPage.js',
    command: ['webpack', ['--config', 'webpack.config.ts', '--config-name', 'renderer']],
    env: { PORTAL_QA: '' },
  },
  server: {
    inputs: [...shared, 'tsconfig.server.json', 'server', 'src/contract'],
    settings: [],
    result: 'dist/server/main.js',
    command: ['tsc', ['-p', 'tsconfig.server.json']],
    env: {},
  },
};

/** Which of the two clients the settings ask for: the public one, or the testers' with replay. */
export const clientTarget = () => (process.env.PORTAL_QA && process.env.PORTAL_QA !== '0' ? 'qa' : 'client');

const stampOf = (name) => path.join(root, 'dist', `.stamp-${name}`);

async function buildOne(name) {
  const { inputs, settings, result, command, env } = targets[name];
  const stamp = inputsHash(inputs, settings);
  const isFresh =
    fs.existsSync(path.join(root, result)) &&
    fs.existsSync(stampOf(name)) &&
    fs.readFileSync(stampOf(name), 'utf8') === stamp;
  if (isFresh) return;
  process.stdout.write(`building: ${name}\n`);
  fs.rmSync(stampOf(name), { force: true });
  const { code, output } = await capture(tool(command[0]), command[1], {
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
  if (code !== 0 || !fs.existsSync(path.join(root, result))) throw new Error(`the build of ${name} failed\n${output}`);
  fs.writeFileSync(stampOf(name), stamp);
}

/**
 * Builds what is missing, or older than its sources, its settings and the lock file.
 * @param {(keyof typeof targets)[]} names
 * @throws Error with the compiler's output.
 */
export async function build(...names) {
  fs.mkdirSync(path.join(root, 'dist'), { recursive: true });
  const results = await Promise.allSettled(names.map(buildOne));
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed) throw failed.reason;
}

/** Builds as above; a command whose build fails says why and ends. */
export async function buildOrExit(...names) {
  try {
    await build(...names);
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}

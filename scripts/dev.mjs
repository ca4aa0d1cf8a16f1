// Development: the server restarts on changes, components are hot-reloaded, types are checked continuously.
import './support/requireInstall.mjs';
import { tool } from './support/root.mjs';
import { start, stopAll } from './support/run.mjs';

const port = Number(process.env.PORT ?? '3000');
const host = process.env.HOST || '127.0.0.1';
const env = { ...process.env, HOST: host, PORT: String(port), NODE_ENV: 'development' };
const node = (...args) => start(process.execPath, args, { env });
const programs = [
  node('--watch', '--watch-preserve-output', '--require', 'esbuild-register', 'server/main.ts'),
  node(
    tool('webpack'),
    'serve',
    '--config',
    'scripts/webpack/config.cjs',
    '--config-name',
    'client',
    '--config-name',
    'desk',
  ),
  // The native type checker; the JavaScript compiler that webpack and the tests use is much slower.
  node(tool('tsc', '@typescript/native'), '-p', 'tsconfig.json', '--noEmit', '--watch', '--preserveWatchOutput'),
];
process.stdout.write(`backend http://${host}:${port}, pages with hot reload http://${host}:${port + 1}\n`);
process.exitCode = await Promise.race(programs.map(({ ended }) => ended));
stopAll();

// Development: the server restarts on changes, components are hot-reloaded, types are checked continuously.
import './support/requireInstall.mjs';
import { tool, typeCheck } from './support/root.mjs';
import { start, stopAll } from './support/run.mjs';

const port = Number(process.env.PORT ?? '3000');
const host = process.env.HOST || '127.0.0.1';
const env = { ...process.env, HOST: host, PORT: String(port), NODE_ENV: 'development' };
const programs = [
  start(process.execPath, ['--watch', '--watch-preserve-output', '--require', 'esbuild-register', 'server/main.ts'], {
    env,
  }),
  start(
    tool('webpack'),
    ['serve', '--config', 'webpack.config.ts', '--config-name', 'client', '--config-name', 'desk'],
    { env },
  ),
  start(typeCheck, ['-p', 'tsconfig.json', '--noEmit', '--watch', '--preserveWatchOutput'], { env }),
];
process.stdout.write(`backend http://${host}:${port}, pages with hot reload http://${host}:${port + 1}\n`);
process.exitCode = await Promise.race(programs.map(({ ended }) => ended));
stopAll();

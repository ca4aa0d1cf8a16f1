// Development: the server restarts and the page reloads by themselves. Open the second address that is printed.
import './support/requireInstall.mjs';
import { tool } from './support/root.mjs';
import { start, stopAll } from './support/run.mjs';

const port = Number(process.env.PORT ?? '3000');
const env = { ...process.env, PORT: String(port), NODE_ENV: 'development' };
const server = start(tool('tsx'), ['watch', '--clear-screen=false', 'server/main.ts'], { env });
const client = start(tool('webpack'), ['serve', '--config', 'webpack.config.ts'], { env });
process.stdout.write(`backend http://127.0.0.1:${port}, pages with hot reload http://127.0.0.1:${port + 1}\n`);
process.exitCode = await Promise.race([server.ended, client.ended]);
stopAll();

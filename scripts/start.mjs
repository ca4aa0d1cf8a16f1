// Builds what is missing or out of date, then serves the portal: one command on a fresh machine.
import './support/requireInstall.mjs';
import path from 'node:path';
import { build, clientTarget } from './support/build.mjs';
import { root } from './support/root.mjs';
import { run } from './support/run.mjs';

try {
  await build(clientTarget(), 'server');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
// Signals reach the server through the shared helper; its own exit code is this command's.
process.exitCode = await run(process.execPath, [path.join(root, 'dist/server/main.js')]);

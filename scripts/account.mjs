// Makes, lists, disables and signs out accounts: `npm run account -- create NAME --back-office`.
import './support/requireInstall.mjs';
import path from 'node:path';
import { build } from './support/build.mjs';
import { root } from './support/root.mjs';
import { run } from './support/run.mjs';

try {
  await build('server');
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
const cli = path.join(root, 'dist/server/accounts/cli.js');
process.exitCode = await run(process.execPath, [cli, ...process.argv.slice(2)]);

// Lists, shows and exports what companies have sent in: `npm run submissions -- export FOLDER`.
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
// FOLDER is meant from where the command was given; npm itself moves to the project's folder.
const cwd = process.env.INIT_CWD ?? process.cwd();
const cli = path.join(root, 'dist/server/submissions/cli.js');
process.exitCode = await run(process.execPath, [cli, ...process.argv.slice(2)], { cwd });

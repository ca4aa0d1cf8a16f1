// The operator's commands, each an entry point of the built server: `npm run account -- create NAME`.
import './support/requireInstall.mjs';
import path from 'node:path';
import { buildOrExit } from './support/build.mjs';
import { root } from './support/root.mjs';
import { run } from './support/run.mjs';

const [folder, ...args] = process.argv.slice(2);
await buildOrExit('server');
// File arguments are relative to where the command was given; npm itself changes to the project's folder.
const cwd = process.env.INIT_CWD ?? process.cwd();
process.exitCode = await run(process.execPath, [path.join(root, 'dist/server', folder, 'cli.js'), ...args], { cwd });

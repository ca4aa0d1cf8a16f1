// Builds what is missing or out of date, then serves the portal: one command on a fresh machine.
import './support/requireInstall.mjs';
import path from 'node:path';
import { buildOrExit, clientTarget } from './support/build.mjs';
import { root } from './support/root.mjs';
import { run } from './support/run.mjs';

await buildOrExit(clientTarget(), 'desk', 'renderer', 'server');
// The shared helper forwards signals to the server; its exit code becomes this command's.
process.exitCode = await run(process.execPath, [path.join(root, 'dist/server/main.js')]);

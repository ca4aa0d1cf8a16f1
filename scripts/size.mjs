// Weight of what a browser loads before anyone acts, over the wire: a table. Fails past a budget. A folder may be named;
// else the public build is made if it is missing or out of date.
import './support/requireInstall.mjs';
import path from 'node:path';
import { table } from './bench/table.mjs';
import { buildOrExit } from './support/build.mjs';
import { root } from './support/root.mjs';
import { weigh } from './support/sizes.mjs';

const [folder] = process.argv.slice(2);
if (!folder) await buildOrExit('client');
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const weights = weigh(folder ?? path.join(root, 'dist/client'));
const rows = weights.map(({ name, bytes, budget }) => [
  name,
  kilobytes(bytes),
  kilobytes(budget),
  bytes > budget ? 'too heavy' : 'ok',
]);
process.stdout.write(`${table(['KB with Brotli', 'found', 'at most', ''], rows).join('\n')}\n`);
process.exitCode = weights.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;

// Transfer size of what a browser loads before any interaction, as a table. Fails past a budget. The folders of the
// public build and of the desk's may be given; else both are built if missing or outdated.
import './support/requireInstall.mjs';
import path from 'node:path';
import { table } from './bench/figures.mjs';
import { buildOrExit } from './support/build.mjs';
import { root } from './support/root.mjs';
import { weigh, weighDesk } from './support/sizes.mjs';

const [folder, deskFolder] = process.argv.slice(2);
if (!folder) await buildOrExit('client', 'desk');
const kilobytes = (bytes) => (bytes / 1000).toFixed(1);
const weights = [
  ...weigh(folder ?? path.join(root, 'dist/client')),
  ...(folder && !deskFolder ? [] : weighDesk(deskFolder ?? path.join(root, 'dist/desk'))),
];
const rows = weights.map(({ name, bytes, budget }) => [
  name,
  kilobytes(bytes),
  kilobytes(budget),
  bytes > budget ? 'too heavy' : 'ok',
]);
process.stdout.write(`${table(['KB with Brotli', 'found', 'at most', ''], rows).join('\n')}\n`);
process.exitCode = weights.some(({ bytes, budget }) => bytes > budget) ? 1 : 0;

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of package.json: the working directory of every script. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Survives `npm ci`, which empties node_modules, and is shared by all checkouts. */
export const cacheFolder = path.join(
  process.env.XDG_CACHE_HOME || path.join(os.homedir(), '.cache'),
  'home-customisation-portal',
);

/** A command's JavaScript file, to run with Node: Windows cannot start what npm puts into `.bin`. */
export function tool(name, packageName = name) {
  const folder = path.join(root, 'node_modules', packageName);
  const { bin } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return path.join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/** npm's JavaScript file, for the same reason: of the npm that runs this command, or the one beside Node. */
export const npmFile = () =>
  [
    process.env.npm_execpath,
    path.resolve(process.execPath, '../node_modules/npm/bin/npm-cli.js'),
    path.resolve(fs.realpathSync(process.execPath), '../../lib/node_modules/npm/bin/npm-cli.js'),
  ].find((file) => file?.endsWith('npm-cli.js') && fs.existsSync(file));

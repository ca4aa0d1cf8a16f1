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

/** The native type checker; the JavaScript compiler that webpack and the tests use is much slower. */
export const typeCheck = path.join(root, 'node_modules/@typescript/native/bin/tsc');

/** Absolute path of a tool that npm installed, or of this Node. */
export const tool = (name) => (name === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', name));

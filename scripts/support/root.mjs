import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of package.json: the working directory of every script. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The native type checker; the JavaScript compiler that webpack and the tests use is much slower. */
export const typeCheck = path.join(root, 'node_modules/@typescript/native/bin/tsc');

/** Absolute path of a tool that npm installed, or of this Node. */
export const tool = (name) => (name === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', name));

import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of package.json: every script works from here, wherever it was called. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** The check of types in native code; the compiler that webpack and the tests call, in JavaScript, takes much longer. */
export const typeCheck = path.join(root, 'node_modules/@typescript/native/bin/tsc');

/** Absolute path of a tool that npm installed, or of this Node. */
export const tool = (name) => (name === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', name));

import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Folder of package.json: every script works from here, wherever it was called. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/** Absolute path of a tool that npm installed, or of this Node. */
export const tool = (name) => (name === 'node' ? process.execPath : path.join(root, 'node_modules', '.bin', name));

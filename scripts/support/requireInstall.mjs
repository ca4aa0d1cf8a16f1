import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(`Node 20.19 or newer is needed; this is ${process.version}\n`);
  process.exit(1);
}
if (!fs.existsSync(path.join(root, 'node_modules', '.bin'))) {
  process.stderr.write('The dependencies are missing: run `npm ci` first\n');
  process.exit(1);
}

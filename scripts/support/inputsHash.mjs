import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

function* filesUnder(entry) {
  const absolute = path.join(root, entry);
  if (!fs.existsSync(absolute)) return;
  if (fs.statSync(absolute).isFile()) yield entry;
  else for (const name of fs.readdirSync(absolute).sort()) yield* filesUnder(path.join(entry, name));
}

/** One text that changes whenever a file or a setting that goes into a build does. */
export function inputsHash(entries, settings = []) {
  const hash = createHash('sha256');
  hash.update(process.version);
  for (const name of settings) hash.update(`${name}=${process.env[name] ?? ''}\n`);
  for (const entry of entries) {
    for (const file of filesUnder(entry)) hash.update(`${file}\n`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

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

/** A hash of all files and settings that a result depends on. */
export function inputsHash(entries, settings = {}, isRead = () => true) {
  const hash = createHash('sha256');
  hash.update(process.version).update(JSON.stringify(settings));
  for (const entry of entries) {
    for (const file of filesUnder(entry))
      if (isRead(file)) hash.update(`\n${file}\n`).update(fs.readFileSync(path.join(root, file)));
  }
  return hash.digest('hex');
}

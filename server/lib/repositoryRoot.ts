import fs from 'node:fs';
import path from 'node:path';

/** Nearest parent folder with a package.json: the same for the sources and for the compiled server. */
export function repositoryRoot(from = __dirname): string {
  if (fs.existsSync(path.join(from, 'package.json'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('no package.json found above the server');
  return repositoryRoot(parent);
}

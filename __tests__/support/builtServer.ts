import fs from 'node:fs';
import path from 'node:path';

const folder = path.resolve(__dirname, '../../dist/server');

/** A file of the built server, for a child process: it starts in half the time of the sources. */
export function builtServer(file: string): string {
  if (!fs.existsSync(path.join(folder, file))) throw new Error('the server is not built: npm run build:server');
  return path.join(folder, file);
}

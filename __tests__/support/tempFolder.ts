import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterFile } from './afterwards';

/** A new folder, removed after the last test of the file. */
export function tempFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
  afterFile(() => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  return folder;
}

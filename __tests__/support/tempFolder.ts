import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders.splice(0)) fs.rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
});

/** A new folder, removed after the last test of the file. */
export function tempFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-test-'));
  folders.push(folder);
  return folder;
}

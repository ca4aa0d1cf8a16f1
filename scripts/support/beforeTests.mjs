import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { build } from './build.mjs';

/**
 * Global setup of tests: builds the server, which some start as a process, if outdated, and makes a folder for what
 * test files share.
 */
export default () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-stores-'));
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
  process.env.TEST_STORES = folder;
  return build('server');
};

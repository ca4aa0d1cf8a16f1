import path from 'node:path';
import { freePort } from './freePort.mjs';
import { root } from './root.mjs';
import { start } from './run.mjs';

/**
 * Starts a server program on a free port and waits for its first response.
 * @param {string} file from the project's folder, or absolute
 * @param {{ args?: string[], cwd?: string }} options
 * @returns its address and its process
 */
export async function serve(file, env, firstPath = '/', { args = [], cwd = root } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const { child, ended } = start(process.execPath, [path.resolve(root, file), ...args], {
    cwd,
    env: { ...process.env, NODE_ENV: 'production', PORTAL_DEMO: '1', HOST: '127.0.0.1', PORT: String(port), ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let over = false;
  void ended.then(() => {
    over = true;
  });
  while (!over) {
    const answer = await fetch(url + firstPath).catch(() => null);
    if (answer?.ok) return { url, child, ended };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${file} ended before it answered`);
}

import path from 'node:path';
import { freePort } from './freePort.mjs';
import { root } from './root.mjs';
import { start } from './run.mjs';

/**
 * Starts a server program on a free port and waits for its first response.
 * @param {string} file from the project's folder, or absolute
 * @param {{ args?: string[], cwd?: string, core?: number }} options `core`: the CPU core to pin it to, on Linux
 * @returns its address, its process, and how long the start took, in ms
 */
export async function serve(file, env, firstPath = '/', { args = [], cwd = root, core } = {}) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const began = performance.now();
  const command = [...(core === undefined ? [] : ['taskset', '-c', String(core)]), process.execPath];
  const { child, ended } = start(command[0], [...command.slice(1), path.resolve(root, file), ...args], {
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
    if (answer?.ok) return { url, child, ended, startMs: performance.now() - began };
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`${file} ended before it answered`);
}

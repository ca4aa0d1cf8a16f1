import fs from 'node:fs';
import path from 'node:path';
import { inputsHash } from '../support/inputsHash.mjs';
import { cacheFolder, root } from '../support/root.mjs';
import { capture } from '../support/run.mjs';

/** Runs a step unless it has run with the same inputs before. */
async function once(folder, name, inputs, work) {
  const stamp = path.join(folder, `.stamp-${name}`);
  const hash = inputsHash(inputs);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === hash) return;
  fs.rmSync(stamp, { force: true });
  await work();
  fs.writeFileSync(stamp, hash);
}

async function npmInstall(folder) {
  process.stdout.write(`installing: ${path.basename(folder)}\n`);
  const flags = ['--no-audit', '--no-fund', '--ignore-scripts'];
  const { code, output } = await capture('npm', ['ci', ...flags], { cwd: folder });
  if (code !== 0) throw new Error(`npm ci in ${folder} failed\n${output}`);
}

/**
 * A package of `__tests__/bench` in a folder outside the repository, installed and built when it is not yet.
 * @param {string[]} inputs further inputs of the build
 * @param {(folder: string) => Promise<void>} build
 */
export async function packageFolder(name, inputs = [], build = async () => {}) {
  const source = path.join('__tests__/bench', name);
  const folder = path.join(cacheFolder, `bench-${name}`);
  fs.mkdirSync(folder, { recursive: true });
  const lock = ['package.json', 'package-lock.json'].map((file) => path.join(source, file));
  await once(folder, 'install', lock, async () => {
    for (const file of lock) fs.copyFileSync(path.join(root, file), path.join(folder, path.basename(file)));
    await npmInstall(folder);
  });
  await once(folder, 'build', [source, ...inputs], async () => {
    for (const entry of fs.readdirSync(folder)) {
      const isKept = entry === 'node_modules' || entry.startsWith('.stamp-');
      if (!isKept) fs.rmSync(path.join(folder, entry), { recursive: true });
    }
    fs.cpSync(path.join(root, source), folder, { recursive: true });
    await build(folder);
  });
  return folder;
}

import fs from 'node:fs';
import { capture } from './run.mjs';

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

// Prints the software bill of materials of what runs, for every system. `npm sbom --omit dev` leaves out what a
// development package needs as well, React among it, so npm reads a copy of the lock file without those packages.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { releasePackage } from './support/release.mjs';
import { npmFile, root } from './support/root.mjs';
import { run } from './support/run.mjs';

const read = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));
const described = releasePackage(read('package.json'));
const { packages, ...lock } = read('package-lock.json');
const running = Object.fromEntries(Object.entries(packages).filter(([, { dev }]) => !dev));
const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-sbom-'));
// npm names the whole by its folder.
const folder = path.join(parent, described.name);
fs.mkdirSync(folder);
const write = (file, content) => fs.writeFileSync(path.join(folder, file), JSON.stringify(content));
write('package.json', described);
write('package-lock.json', { ...lock, packages: { ...running, '': described } });
process.exitCode = await run(
  process.execPath,
  [npmFile(), 'sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
  { cwd: folder },
);
fs.rmSync(parent, { recursive: true, force: true });

// A release: what runs and nothing that builds, as a folder and an archive in dist/release.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { buildOrExit } from './support/build.mjs';
import { releaseFiles, releasePackage } from './support/release.mjs';
import { npmFile, root } from './support/root.mjs';
import { run } from './support/run.mjs';

async function runOrExit(command, args, cwd, stdio = 'inherit') {
  if ((await run(command, args, { cwd, stdio })) !== 0) process.exit(1);
}

const mb = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;

function sizeOf(folder) {
  const names = fs.readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = names.map((name) => fs.lstatSync(path.join(folder, name))).filter((entry) => entry.isFile());
  return `${files.length} files, ${mb(files.reduce((sum, { size }) => sum + size, 0))}`;
}

await buildOrExit('client', 'desk', 'renderer', 'server');
const described = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
// Some packages have binaries for one system.
const name = `${described.name}-${described.version}-${process.platform}-${process.arch}`;
const parent = path.join(root, 'dist/release');
const folder = path.join(parent, name);
fs.rmSync(folder, { recursive: true, force: true });
for (const file of releaseFiles(root)) {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.copyFileSync(path.join(root, file), path.join(folder, file));
}
// `npm ci` checks the lock file against the whole package.json; the release has its own.
for (const file of ['package.json', 'package-lock.json'])
  fs.copyFileSync(path.join(root, file), path.join(folder, file));
await runOrExit(
  process.execPath,
  [npmFile(), 'ci', '--omit=dev', '--ignore-scripts', '--no-audit', '--no-fund'],
  folder,
);
fs.rmSync(path.join(folder, 'package-lock.json'));
fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(releasePackage(described), null, 2)}\n`);
fs.copyFileSync(path.join(root, 'scripts/support/portal.mjs'), path.join(folder, 'portal.mjs'));
const bill = fs.openSync(path.join(folder, 'sbom.cdx.json'), 'w');
await runOrExit(process.execPath, [npmFile(), 'sbom', '--sbom-format', 'cyclonedx'], folder, [
  'ignore',
  bill,
  'inherit',
]);
fs.closeSync(bill);
const installed = JSON.parse(fs.readFileSync(path.join(folder, 'node_modules/.package-lock.json'), 'utf8'));
const archive = `${folder}.tar.gz`;
await runOrExit('tar', ['-czf', archive, '-C', parent, name], root);
process.stdout.write(
  `${path.relative(root, archive)}: ${mb(fs.statSync(archive).size)}; unpacked ${sizeOf(folder)}, ${Object.keys(installed.packages).length} packages\n`,
);

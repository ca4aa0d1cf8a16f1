import fs from 'node:fs';
import path from 'node:path';
import { root } from './root.mjs';

const readJson = (file) => JSON.parse(fs.readFileSync(path.join(root, file), 'utf8'));

// Ranges such as `^20.19.0` and `>=24.0.0`.
const { node: supported } = readJson('package.json').engines;
const [major, minor] = process.versions.node.split('.').map(Number);
const fits = ([, sign, least, from]) =>
  major === Number(least) ? minor >= Number(from) : sign === '>=' && major > Number(least);
if (![...supported.matchAll(/(\^|>=)(\d+)\.(\d+)/g)].some(fits)) {
  process.stderr.write(
    `This is Node ${process.versions.node}; the portal needs ${supported}: install a newer one from https://nodejs.org, then run \`npm ci\`\n`,
  );
  process.exit(1);
}
if (!fs.existsSync(path.join(root, 'node_modules', '.bin'))) {
  process.stderr.write('The dependencies are missing: run `npm ci` first\n');
  process.exit(1);
}

const installed = 'node_modules/.package-lock.json';
// npm's own record. After an update of the sources the server would otherwise end in "Cannot find module".
if (fs.existsSync(path.join(root, installed))) {
  const { packages } = readJson(installed);
  const old = Object.entries(readJson('package.json').dependencies).filter(
    ([name, version]) => packages[`node_modules/${name}`]?.version !== version,
  );
  if (old.length > 0) {
    const names = old.map(([name, version]) => `${name} ${version}`).join(', ');
    process.stderr.write(`The installed dependencies are out of date (${names}): run \`npm ci\` first\n`);
    process.exit(1);
  }
}

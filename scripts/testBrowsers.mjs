// Every screen and a company's actions in the oldest browsers: in all of them, or in the given ones.
import './support/requireInstall.mjs';
import path from 'node:path';
import { buildOrExit } from './support/build.mjs';
import { browserNames, prepareBrowsers } from './support/oldBrowsers.mjs';
import { root, tool } from './support/root.mjs';
import { run, stopAll } from './support/run.mjs';

const names = process.argv.length > 2 ? process.argv.slice(2) : browserNames;
const unknown = names.find((name) => !browserNames.includes(name));
if (unknown) {
  process.stderr.write(`There is no browser '${unknown}'; there are: ${browserNames.join(', ')}\n`);
  process.exit(2);
}
const pictures = path.join(root, 'dist', 'browsers');
await buildOrExit('client');
const { env, missing } = await prepareBrowsers(names);
const args = [tool('jest'), '--runInBand', '--forceExit', '--selectProjects', 'oldBrowsers'];
const code = await run(process.execPath, args, {
  env: { ...process.env, NODE_ENV: 'test', TEST_PICTURES: pictures, ...env },
});
stopAll();
process.stdout.write(`screenshots: ${pictures}\n`);
for (const { name, reason } of missing) process.stdout.write(`MISSING  ${name}: ${reason}\n`);
process.exitCode = code || (missing.length > 0 ? 1 : 0);

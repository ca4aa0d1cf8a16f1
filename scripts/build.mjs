// Builds what is missing or out of date: `npm run build`, or one half by its name.
import './support/requireInstall.mjs';
import { buildOrExit, clientTarget } from './support/build.mjs';

const halves = { client: [clientTarget()], desk: ['desk'], server: ['renderer', 'server'] };
const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in halves));
if (unknown) {
  process.stderr.write(`There is no '${unknown}' to build; there are: ${Object.keys(halves).join(', ')}\n`);
  process.exit(2);
}
await buildOrExit(...(asked.length > 0 ? asked : Object.keys(halves)).flatMap((name) => halves[name]));
process.stdout.write('the build is up to date\n');

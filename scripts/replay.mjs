// Serves a recorded scene in the QA build, with all calls refused: `npm run replay -- scene.json`.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import path from 'node:path';
import { build } from './support/build.mjs';
import { serveScene } from './support/replayServer.mjs';
import { root } from './support/root.mjs';

const fail = (message) => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const [name] = process.argv.slice(2);
if (!name) fail('Which scene? npm run replay -- scene.json');
const file = path.resolve(process.env.INIT_CWD ?? process.cwd(), name);
if (!fs.existsSync(file)) fail(`There is no file ${file}`);
const scene = fs.readFileSync(file, 'utf8');
try {
  JSON.parse(scene);
} catch {
  fail(`${file} is not JSON`);
}

const port = Number(process.env.PORT || '3000');
if (!Number.isInteger(port) || port < 0 || port > 65535) fail('PORT must be a number from 0 to 65535');
try {
  await build('qa');
  const server = await serveScene({ clientDir: path.join(root, 'dist/qa'), scene, port });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.once(signal, () => void server.close());
  }
  process.stdout.write(`${path.basename(file)} on http://127.0.0.1:${server.server.address().port}\n`);
} catch (error) {
  fail(error.code === 'EADDRINUSE' ? `Port ${port} is taken; set PORT to another` : error.message);
}

import fs from 'node:fs';
import path from 'node:path';
import { inputsHash } from '../support/inputsHash.mjs';
import { cacheFolder, root } from '../support/root.mjs';
import { capture } from '../support/run.mjs';
import { serve } from '../support/serve.mjs';
import { writePhotograph } from './site.mjs';

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

const program = (folder) => path.join(folder, 'node_modules/next/dist/bin/next');
const settings = { NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production' };
const originFile = (folder) => path.join(folder, '.origin');

async function buildNext(folder, origin) {
  process.stdout.write('building: Next.js\n');
  fs.cpSync(path.join(root, 'content/demo/pictures'), path.join(folder, 'public/profile/pictures'), {
    recursive: true,
  });
  await writePhotograph(path.join(folder, 'public/profile'));
  fs.cpSync(path.join(root, 'public/icons'), path.join(folder, 'public/icons'), { recursive: true });
  const isStyle = (file) => !path.extname(file) || file.endsWith('.css');
  fs.cpSync(path.join(root, 'src'), path.join(folder, 'src'), { recursive: true, filter: isStyle });
  const env = { ...process.env, ...settings, PORTAL_ORIGIN: origin };
  const { code, output } = await capture(process.execPath, [program(folder), 'build'], { cwd: folder, env });
  if (code !== 0) throw new Error(`the build of the Next.js application failed\n${output}`);
  fs.writeFileSync(originFile(folder), origin);
}

/** Address and title of the list's first entry. */
async function firstEntry(url) {
  const html = await (await fetch(`${url}/policy`)).text();
  const [, href, title] = /<h2[^>]*><a[^>]*href="(\/policy\/detail\/[^"]+)"[^>]*>([^<]+)</.exec(html) ?? [];
  if (!href) throw new Error('the Next.js application lists no policy');
  return { href, title };
}

/**
 * The same pages as a Next.js production build: built from a running portal's content, cached until content or sources
 * change, served by `next start` behind a proxy that compresses with Brotli, like a typical reverse proxy.
 */
export async function startNext(portal) {
  const inputs = ['content/demo', 'public/icons', 'src', 'scripts/bench/site.mjs'];
  const folder = await packageFolder('next', inputs, (target) => buildNext(target, portal));
  const env = { ...settings, PORTAL_ORIGIN: fs.readFileSync(originFile(folder), 'utf8') };
  const app = await serve(program(folder), env, '/', { cwd: folder, args: ['start', '-H', '127.0.0.1'] });
  const proxy = await serve('scripts/bench/brotliProxy.mjs', { BENCH_TARGET: app.url }, '/');
  const { href, title } = await firstEntry(proxy.url);
  return { url: proxy.url, paths: { home: '/', list: '/policy', detail: href }, title };
}

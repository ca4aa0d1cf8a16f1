// Figures of this machine: weight of the first page, speed of a list beside a bare route, start, memory.
import './support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import autocannon from 'autocannon';
import { chromium } from 'playwright-core';
import { build } from './support/build.mjs';
import { ensureBrowser } from './support/ensureBrowser.mjs';
import { stopAll } from './support/run.mjs';
import { serve } from './support/serve.mjs';

const list = '/api/policy/list?pageNum=1&pageSize=6';
const load = { connections: 50, seconds: 8, warmUpSeconds: 2 };

const print = (name, value) => process.stdout.write(`${name.padEnd(54)}${value}\n`);
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const megabytes = (bytes) => `${(bytes / 1_000_000).toFixed(0)} MB`;

/** Memory that a process holds, in bytes; null where the system does not tell. */
function memoryOf(pid) {
  const file = `/proc/${pid}/status`;
  const found = fs.existsSync(file) ? /VmRSS:\s+(\d+) kB/.exec(fs.readFileSync(file, 'utf8')) : null;
  return found ? Number(found[1]) * 1024 : null;
}

/** Bytes over the wire of the first visit to /index, by kind, as a browser receives them. */
async function firstLoad(url) {
  const browser = await chromium.launch({
    executablePath: await ensureBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
  });
  const page = await browser.newPage();
  const answers = [];
  page.on('response', (response) => answers.push(response));
  await page.goto(`${url}/index`, { waitUntil: 'networkidle' });
  const bytes = {};
  for (const response of answers) {
    const kind = response.request().resourceType();
    const { responseBodySize } = await response.request().sizes();
    const form = (await response.headerValue('content-encoding')) ?? 'as it is';
    bytes[kind] ??= { size: 0, count: 0, forms: new Set() };
    bytes[kind].size += responseBodySize;
    bytes[kind].count += 1;
    bytes[kind].forms.add(form);
  }
  await browser.close();
  return bytes;
}

async function measure(url) {
  const shape = { url: url + list, connections: load.connections };
  await autocannon({ ...shape, duration: load.warmUpSeconds });
  const { requests, latency, non2xx, errors } = await autocannon({ ...shape, duration: load.seconds });
  return { perSecond: requests.average, p99: latency.p99, wrong: non2xx + errors };
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
try {
  await build('client', 'server');
  print('machine', `${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.version}`);

  const env = { DATA_DIR: folder };
  const first = await serve('dist/server/main.js', env, '/healthz');
  print('first start, with database and content, to an answer', `${Math.round(first.startMs)} ms`);
  first.child.kill('SIGTERM');
  await first.ended;
  const portal = await serve('dist/server/main.js', env, '/healthz');
  print('cold start to an answer', `${Math.round(portal.startMs)} ms`);
  print('memory after the start', megabytes(memoryOf(portal.child.pid) ?? NaN));

  const bytes = await firstLoad(portal.url);
  for (const kind of ['script', 'stylesheet', 'document', 'image', 'fetch']) {
    const { size, count, forms } = bytes[kind] ?? { size: 0, count: 0, forms: new Set() };
    print(`first load of /index, ${kind}`, `${kilobytes(size)} in ${count} (${[...forms].join(', ')})`);
  }

  const body = await (await fetch(portal.url + list)).text();
  const bare = await serve('scripts/support/bareServer.mjs', { BENCH_BODY: body });
  const ours = await measure(portal.url);
  const yardstick = await measure(bare.url);
  for (const [name, found] of [
    ['list of policies', ours],
    ['bare route, the same bytes', yardstick],
  ]) {
    print(
      `${name}, ${load.connections} connections`,
      `${Math.round(found.perSecond)} requests/s, p99 ${found.p99} ms, ${found.wrong} failed`,
    );
  }
  print('list beside the bare route', `${((100 * ours.perSecond) / yardstick.perSecond).toFixed(0)} %`);
  print('memory after the load', megabytes(memoryOf(portal.child.pid) ?? NaN));
} catch (error) {
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  stopAll();
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}

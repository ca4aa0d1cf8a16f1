// Benchmark: pages compared with static ones and a Next.js build, clicks, server-rendered pages, the API compared with a
// bare route, Lighthouse, start. `-- loads clicks --rounds 3 --json figures.json`.
import '../support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { judge } from './goals.mjs';
import { startNext } from './nextSite.mjs';
import { readOptions } from './options.mjs';
import { report } from './report.mjs';
import { runParts } from './runParts.mjs';
import { Site } from './site.mjs';
import { ensureFullBrowser } from '../support/ensureBrowser.mjs';
import { root } from '../support/root.mjs';
import { run, stopAll } from '../support/run.mjs';

function options() {
  try {
    return readOptions(process.argv.slice(2));
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(2);
  }
}

const { rounds, only, json, traces } = options();
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-bench-'));
const progress = (text) => void (process.stderr.isTTY && process.stderr.write(`\r\x1b[K${text}`));

/** What visitors get: the public client, whatever the surroundings ask for. */
async function buildPortal() {
  const env = { ...process.env, PORTAL_QA: '' };
  const code = await run(process.execPath, [path.join(root, 'scripts/build.mjs')], { env });
  if (code !== 0) throw new Error('the build failed');
}

async function measure() {
  const site = new Site(folder);
  const notes = [];
  const { startMs: firstStart } = await site.start();
  await site.usePhotograph();
  await site.freeze();
  if (!site.isServerRendered) notes.push('the server draws no page yet: there is none without script to set it beside');
  const context = { site, firstStart, rounds, traces, notes, folder, progress };
  const opensPages = only.some((name) => ['loads', 'clicks'].includes(name));
  if (only.some((name) => ['loads', 'clicks', 'lighthouse'].includes(name)))
    context.browserPath = await ensureFullBrowser();
  if (opensPages) {
    context.next = await startNext(site.origin);
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
    context.browser = await chromium.launch({ executablePath: context.browserPath, args });
  }
  const found = {};
  try {
    for (const name of only) {
      process.stdout.write(`measuring: ${name}\n`);
      found[name] = await runParts[name](context);
    }
  } finally {
    // An open one would keep a failed run from ending.
    await context.browser?.close();
  }
  progress('');
  return { ...found, notes, drawn: site.isServerRendered };
}

try {
  await buildPortal();
  const machine = `${os.cpus().length} × ${os.cpus()[0].model}, Node ${process.version}`;
  const results = { machine, at: new Date().toISOString(), rounds, ...(await measure()) };
  fs.mkdirSync(path.dirname(json), { recursive: true });
  fs.writeFileSync(json, `${JSON.stringify({ ...results, goals: judge(results) }, null, 2)}\n`);
  process.stdout.write(`\n${[machine, '', ...report(results), `figures: ${json}`].join('\n')}\n`);
} catch (error) {
  process.stderr.write(`${error.stack}\n`);
  process.exitCode = 1;
} finally {
  stopAll();
  process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true }));
}

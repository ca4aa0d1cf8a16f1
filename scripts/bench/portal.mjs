// Benchmark: pages compared with static ones and a Next.js build, clicks, a crowd, Lighthouse.
// `-- loads clicks --rounds 3 --json figures.json`.
import '../support/requireInstall.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright-core';
import { besideCrawler } from './crowd.mjs';
import { summaries } from './figures.mjs';
import { packageFolder, startNext } from './nextSite.mjs';
import { judge, report } from './report.mjs';
import { Site } from './site.mjs';
import { clickDetail, devices, loadPage } from './visits.mjs';
import { ensureFullBrowser } from '../support/ensureBrowser.mjs';
import { root } from '../support/root.mjs';
import { capture, run, stopAll } from '../support/run.mjs';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Lighthouse's names of the figures that are compared, ms. */
const timings = {
  blocking: 'total-blocking-time',
  largest: 'largest-contentful-paint',
  main: 'mainthread-work-breakdown',
  script: 'bootup-time',
};

/** One run with the mobile preset: scores out of 100, timings, and the failed audits of each category. */
async function runOnce(program, url, file, browser) {
  const chromeFlags = '--headless=new --no-sandbox --disable-gpu';
  const args = [program, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${chromeFlags}`];
  const { code, output } = await capture(process.execPath, [...args, `--only-categories=${categories.join(',')}`], {
    env: { ...process.env, CHROME_PATH: browser },
  });
  if (code !== 0) throw new Error(`lighthouse of ${url} failed\n${output}`);
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round(report.categories[name].score * 100)]));
  for (const [name, id] of Object.entries(timings)) scores[name] = report.audits[id].numericValue;
  const lost = categories.flatMap((name) =>
    report.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.995)
      .map(({ id }) => `${id} ${report.audits[id].displayValue ?? report.audits[id].score}`),
  );
  return { scores, lost };
}

/** Medians for each page of the portal and of Next.js, round by round, and the failed audits of the last run. */
async function lighthouse({ site, next, folder, browserPath, rounds, progress }) {
  const installed = await packageFolder('lighthouse');
  const program = path.join(installed, 'node_modules/lighthouse/cli/index.js');
  const found = {};
  for (let round = 1; round <= rounds; round += 1) {
    for (const view of Object.keys(site.paths)) {
      for (const [variant, url] of Object.entries({ portal: site.url(view), next: next.url + next.paths[view] })) {
        progress(`round ${round} of ${rounds}: Lighthouse, ${view} ${variant}`);
        const once = () => runOnce(program, url, path.join(folder, 'lighthouse.json'), browserPath);
        // Lighthouse now and then misses the navigation in its own trace.
        const { scores, lost } = await once().catch(once);
        const one = ((found[view] ??= {})[variant] ??= { samples: [] });
        one.samples.push(scores);
        one.lost = lost;
      }
    }
  }
  const summed = ({ samples, lost }) => ({ ...summaries(samples), lost });
  return Object.fromEntries(
    Object.entries(found).map(([view, { portal, next: other }]) => [
      view,
      { portal: summed(portal), next: summed(other) },
    ]),
  );
}

/** The variants of each page. */
function variants({ site, next }) {
  const { title } = site.policy;
  return {
    portal: { url: (view) => site.url(view), title },
    scriptless: { url: (view) => site.scriptlessUrl(view), title, options: { bypassCSP: true } },
    next: { url: (view) => next.url + next.paths[view], title: next.title },
  };
}

/** Runs a measurement of every variant on every device, round by round, so that a slow minute affects all of them. */
async function interleaved({ rounds, progress }, names, measure) {
  const samples = {};
  // The first responses of a server are not representative.
  for (const name of names) {
    progress(`warming up: ${name}`);
    await measure(devices.desktop, name);
  }
  for (let round = 1; round <= rounds; round += 1) {
    for (const [device, profile] of Object.entries(devices)) {
      for (const name of names) {
        progress(`round ${round} of ${rounds}: ${device}, ${name}`);
        const sample = await measure(profile, name);
        ((samples[device] ??= {})[name] ??= []).push(sample);
      }
    }
  }
  return samples;
}

/** What visitors wait beside a crawler. */
const crowd = ({ site }) => besideCrawler(site.origin);

/** One more visit of each page with a trace. */
async function keepTraces(folder, names, visit) {
  fs.mkdirSync(folder, { recursive: true });
  for (const [device, profile] of Object.entries(devices)) {
    for (const name of names)
      await visit(profile, name, path.join(folder, `${device} ${name}.json`.replaceAll(' ', '-')));
  }
}

/** Cold visits to every page. */
async function loads(context) {
  const { browser, site, traces } = context;
  const shown = variants(context);
  const names = Object.keys(site.paths).flatMap((view) => Object.keys(shown).map((variant) => `${view} ${variant}`));
  const visit = (device, name, trace) => {
    const [view, variant] = name.split(' ');
    const { url, options } = shown[variant];
    return loadPage(browser, device, { url: url(view), options }, trace);
  };
  const samples = await interleaved(context, names, (device, name) => visit(device, name));
  if (traces) await keepTraces(traces, names, visit);
  const found = {};
  for (const [device, byName] of Object.entries(samples)) {
    for (const [name, loaded] of Object.entries(byName)) {
      const [view, variant] = name.split(' ');
      const largest = [...new Set(loaded.map((one) => one.largest))];
      ((found[device] ??= {})[view] ??= {})[variant] = { ...summaries(loaded), largest };
    }
  }
  return found;
}

/** From a list to one of its entries, as the visitor's first act. */
async function clicks(context) {
  const { browser, site } = context;
  const shown = variants(context);
  const samples = await interleaved(context, Object.keys(shown), async (device, variant) => {
    const { url, title, options } = shown[variant];
    const target = { url: url('list'), title, probe: site.policy.probe, options };
    return clickDetail(browser, device, target);
  });
  return Object.fromEntries(
    Object.entries(samples).map(([device, byVariant]) => [
      device,
      Object.fromEntries(Object.entries(byVariant).map(([variant, taken]) => [variant, summaries(taken)])),
    ]),
  );
}

/** The parts of the benchmark, in the order in which they run; the site must be running. */
const parts = { crowd, loads, clicks, lighthouse };

/**
 * Reads the command's options.
 * @throws Error that names what is wrong.
 */
function readOptions(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '7' },
      only: { type: 'string', multiple: true, default: [] },
      traces: { type: 'string' },
      json: { type: 'string', default: 'dist/bench.json' },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`'${values.rounds}' is not a number of rounds`);
  const only = [...positionals, ...values.only].flatMap((names) => names.split(','));
  const unknown = only.find((name) => !Object.hasOwn(parts, name));
  if (unknown) throw new Error(`There is no part '${unknown}'; there are: ${Object.keys(parts).join(', ')}`);
  return {
    rounds,
    only: only.length > 0 ? Object.keys(parts).filter((name) => only.includes(name)) : Object.keys(parts),
    json: path.resolve(values.json),
    traces: values.traces ? path.resolve(values.traces) : null,
  };
}

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
  await site.start();
  await site.usePhotograph();
  await site.freeze();
  const context = { site, rounds, traces, folder, progress };
  if (only.some((name) => name !== 'crowd')) {
    context.browserPath = await ensureFullBrowser();
    context.next = await startNext(site.origin);
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'];
    context.browser = await chromium.launch({ executablePath: context.browserPath, args });
  }
  const found = {};
  try {
    for (const name of only) {
      process.stdout.write(`measuring: ${name}\n`);
      found[name] = await parts[name](context);
    }
  } finally {
    // An open one would keep a failed run from ending.
    await context.browser?.close();
  }
  progress('');
  return found;
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

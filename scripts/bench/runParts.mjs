import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { serve } from '../support/serve.mjs';
import { clickDetail } from './clickDetail.mjs';
import { besideCrawler } from './crowd.mjs';
import { devices } from './devices.mjs';
import { firstBytes } from './firstByte.mjs';
import { lighthouse } from './lighthouse.mjs';
import { loadPage } from './loadPage.mjs';
import { coreForServer, memoryOf } from './processFigures.mjs';
import { requestRate } from './requestRate.mjs';
import { summaries } from './statistics.mjs';

const asBrowser = { accept: 'text/html', 'accept-encoding': 'br' };
const apiList = '/api/policy/list?pageNum=1&pageSize=6';

/** The variants of each page; there is no page without script where pages are not server-rendered. */
function variants({ site, next }) {
  const frozen = { options: { bypassCSP: true }, isServerRendered: true };
  return {
    portal: { url: (view) => site.url(view), isServerRendered: site.isServerRendered, title: site.policy.title },
    ...(site.isServerRendered
      ? { scriptless: { url: (view) => site.url(view, 'scriptless'), title: site.policy.title, ...frozen } }
      : {}),
    next: { url: (view) => next.url + next.paths[view], isServerRendered: true, title: next.title },
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

/** Start-up times of the server, and its memory. */
async function start({ site, firstStart }) {
  const { startMs: coldStart, child } = await site.start();
  return { firstStart, coldStart, memory: memoryOf(child.pid) };
}

/** A list compared with a bare route that sends the same bytes. */
async function api({ site }) {
  const body = await (await fetch(site.origin + apiList)).text();
  const bare = await serve('scripts/support/bareServer.mjs', { BENCH_BODY: body });
  const list = await requestRate(site.origin + apiList);
  const route = await requestRate(bare.url);
  bare.child.kill('SIGTERM');
  await bare.ended;
  return { list, route };
}

/** Server-rendered pages compared with the same bytes as a file, with and without the page cache. */
async function server({ site, notes }) {
  if (!site.isServerRendered) {
    notes.push('server: no page is server-rendered, so there is none to compare with the static file');
    return null;
  }
  const core = coreForServer(os.cpus().length);
  if (core === undefined) notes.push('server: it could not be pinned to one core');
  await site.start({}, { core });
  const [cached, file] = [site.url('home'), site.url('home', 'whole')];
  const firstByte = await firstBytes({ cached, file }, asBrowser);
  const pages = { cached: (await requestRate(cached, asBrowser)).perSecond };
  pages.file = (await requestRate(file, asBrowser)).perSecond;
  const paths = await site.visitedPaths();
  const many = (await requestRate(site.origin, asBrowser, paths)).perSecond;
  const stopEditing = site.editEachSecond();
  const edited = (await requestRate(site.origin, asBrowser, paths)).perSecond;
  stopEditing();
  await site.start({ PORTAL_PAGE_CACHE: '0' }, { core });
  pages.drawn = (await requestRate(site.url('home'), asBrowser)).perSecond;
  firstByte.drawn = (await firstBytes({ drawn: site.url('home') }, asBrowser)).drawn;
  await site.start();
  return { firstByte, pages, visited: { many, edited }, pinned: core !== undefined };
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
    const { url, isServerRendered, options } = shown[variant];
    return loadPage(browser, device, { url: url(view), isServerRendered, options }, trace);
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
    const first = await clickDetail(browser, device, target);
    // A finger does not rest on a link.
    if (device.hasTouch) return first;
    const { painted: rested } = await clickDetail(browser, device, { ...target, restMs: 1000 });
    return { ...first, rested };
  });
  return Object.fromEntries(
    Object.entries(samples).map(([device, byVariant]) => [
      device,
      Object.fromEntries(Object.entries(byVariant).map(([variant, taken]) => [variant, summaries(taken)])),
    ]),
  );
}

const audits = ({ site, folder, browserPath }) =>
  lighthouse(Object.fromEntries(Object.keys(site.paths).map((view) => [view, site.url(view)])), folder, browserPath);

/** The parts of the benchmark; the site must be running. */
export const runParts = { start, api, server, crowd, loads, clicks, lighthouse: audits };

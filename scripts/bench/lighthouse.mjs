import fs from 'node:fs';
import path from 'node:path';
import { capture } from '../support/run.mjs';
import { packageFolder } from './packageFolder.mjs';
import { summaries } from './statistics.mjs';

const runs = 5;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** One run with the mobile preset: scores out of 100, and the failed audits of each category. */
async function runOnce(program, url, file, browser) {
  const chromeFlags = '--headless=new --no-sandbox --disable-gpu';
  const args = [program, url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${chromeFlags}`];
  const { code, output } = await capture(process.execPath, [...args, `--only-categories=${categories.join(',')}`], {
    env: { ...process.env, CHROME_PATH: browser },
  });
  if (code !== 0) throw new Error(`lighthouse of ${url} failed\n${output}`);
  const report = JSON.parse(fs.readFileSync(file, 'utf8'));
  const scores = Object.fromEntries(categories.map((name) => [name, Math.round(report.categories[name].score * 100)]));
  const lost = categories.flatMap((name) =>
    report.categories[name].auditRefs
      .filter(({ id, weight }) => weight > 0 && (report.audits[id].score ?? 1) < 0.995)
      .map(({ id }) => `${id} ${report.audits[id].displayValue ?? report.audits[id].score}`),
  );
  return { scores, lost };
}

/** Medians of several runs for each page, and the failed audits of the last run. */
export async function lighthouse(urls, folder, browser) {
  const installed = await packageFolder('lighthouse');
  const program = path.join(installed, 'node_modules/lighthouse/cli/index.js');
  const found = {};
  for (let run = 0; run < runs; run += 1) {
    for (const [view, url] of Object.entries(urls)) {
      const { scores, lost } = await runOnce(program, url, path.join(folder, 'lighthouse.json'), browser);
      found[view] ??= { samples: [] };
      found[view].samples.push(scores);
      found[view].lost = lost;
    }
  }
  return Object.fromEntries(
    Object.entries(found).map(([view, { samples, lost }]) => [view, { ...summaries(samples), lost }]),
  );
}

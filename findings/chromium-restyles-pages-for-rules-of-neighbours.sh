#!/bin/sh
# How many elements a browser styles anew when a line of text is put before a list of 300 entries, taken away again, or put after it, while its styles have one more rule, which matches nothing on the page: a line between the entries of '.ruled' lists, written in four ways.
# Guess: the line itself, whichever rule: no entry has other neighbours than before, and no element has the class.
# Seen: with Chromium 156, as soon as any rule names the neighbour of a child of the body (here 'main + footer'), a second rule with a bare star or element name on both sides of the plus restyles all that follows: 904 elements for '* + *' and for 'li + *', all 300 entries for 'li + li', on each insertion and each removal. The same line drawn for '.row + .row' or for all but the first child costs nothing. So one such rule of a design system makes each notice or hidden line before the content style the whole page.
set -eu
command -v chromium >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact playwright-core@1.65.1
cat > count.mjs <<'J'
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const neighbour = 'main + footer';
const sheets = [
  [],
  [neighbour],
  ['.ruled > * + *'],
  ...['* + *', 'li + *', 'li + li', '.row + .row', ':not(:first-child)'].map((rule) => [neighbour, `.ruled > ${rule}`]),
];
const acts = {
  before: () => document.body.prepend(document.createElement('p')),
  away: () => document.body.firstElementChild.remove(),
  after: () => document.body.append(document.createElement('p')),
};
const entries = Array.from({ length: 300 }, (_, place) => `<li><b>柜门 ${place}</b></li>`).join('');
for (const rules of sheets) {
  const page = await browser.newPage();
  const sheet = rules.map((rule) => `${rule} { border-top: 1px solid teal }`).join(' ');
  await page.setContent(`<style>${sheet}</style><main><ul>${entries}</ul></main><footer>页脚</footer>`);
  const session = await page.context().newCDPSession(page);
  const counts = [];
  for (const [name, act] of Object.entries(acts)) {
    const events = [];
    const collect = ({ value }) => events.push(...value);
    session.on('Tracing.dataCollected', collect);
    await session.send('Tracing.start', { transferMode: 'ReportEvents', traceConfig: { includedCategories: ['devtools.timeline'] } });
    await page.evaluate(act);
    await page.evaluate(() => document.body.offsetHeight);
    const complete = new Promise((resolve) => session.once('Tracing.tracingComplete', resolve));
    await session.send('Tracing.end');
    await complete;
    session.off('Tracing.dataCollected', collect);
    const styled = events.filter((event) => event.name === 'UpdateLayoutTree');
    counts.push(`${name} ${styled.reduce((sum, { args }) => sum + (args.elementCount ?? 0), 0)}`);
  }
  console.log(`${rules.join(', ') || 'no rule'}: ${counts.join(', ')}`);
}
await browser.close();
J
node count.mjs | tee seen
diff seen - <<'T'
no rule: before 1, away 0, after 1
main + footer: before 2, away 1, after 1
.ruled > * + *: before 1, away 0, after 1
main + footer, .ruled > * + *: before 905, away 904, after 1
main + footer, .ruled > li + *: before 905, away 904, after 1
main + footer, .ruled > li + li: before 302, away 301, after 1
main + footer, .ruled > .row + .row: before 2, away 1, after 1
main + footer, .ruled > :not(:first-child): before 2, away 1, after 1
T

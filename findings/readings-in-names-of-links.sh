#!/bin/sh
# A link 榫卯 with the reading of a rare character above it (ruby, as in school books), and with brackets for programs that do not know ruby.
# Guess: it has one name for all, and the brackets, which no one sees, are not in it.
# Seen: Chromium 156 calls it 榫卯. dom-accessibility-api 0.7.1, Playwright 1.65.1 and axe-core 4.14.1 call it 榫 sǔn 卯, with the reading in the middle of the word, so that a search for 榫卯 by name finds nothing. The
# brackets are in none.
set -eu
command -v chromium >/dev/null || { apt-get update && apt-get install -y --no-install-recommends chromium; } >/dev/null
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --save-exact axe-core@4.14.1 dom-accessibility-api@0.7.1 jsdom@29.1.1 playwright-core@1.65.1
cat > read.mjs <<'J'
import { createRequire } from 'node:module';
import { computeAccessibleName } from 'dom-accessibility-api';
import { JSDOM } from 'jsdom';
import { chromium } from 'playwright-core';

const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
const page = await browser.newPage();
const session = await page.context().newCDPSession(page);
const axe = createRequire(import.meta.url).resolve('axe-core');
const pages = {
  ruby: '<a href="#" data-name><ruby>榫<rt>sǔn</rt></ruby>卯</a>',
  brackets: '<a href="#" data-name><ruby>榫<rp>（</rp><rt>sǔn</rt><rp>）</rp></ruby>卯</a>',
};
for (const [what, html] of Object.entries(pages)) {
  const names = { 'dom-accessibility-api': computeAccessibleName(new JSDOM(html).window.document.querySelector('[data-name]')) };
  await page.setContent(html);
  const { result } = await session.send('Runtime.evaluate', { expression: 'document.querySelector("[data-name]")' });
  const { nodes } = await session.send('Accessibility.getPartialAXTree', { objectId: result.objectId, fetchRelatives: false });
  names.Chromium = nodes[0].name?.value ?? '';
  names.Playwright = (await page.locator('[data-name]').ariaSnapshot()).match(/"(.*?)"/)?.[1] ?? '';
  await page.addScriptTag({ path: axe });
  names.axe = await page.evaluate(() => {
    window.axe.setup(document);
    const name = window.axe.commons.text.accessibleTextVirtual(window.axe.utils.getNodeFromTree(document.querySelector('[data-name]')));
    window.axe.teardown();
    return name;
  });
  console.log(`${what}: ${Object.entries(names).map(([name, text]) => `${name} "${text}"`).join(', ')}`);
}
await browser.close();
J
node read.mjs | tee seen
diff seen - <<'T'
ruby: dom-accessibility-api "榫 sǔn 卯", Chromium "榫卯", Playwright "榫 sǔn 卯", axe "榫 sǔn 卯"
brackets: dom-accessibility-api "榫 sǔn 卯", Chromium "榫卯", Playwright "榫 sǔn 卯", axe "榫 sǔn 卯"
T

#!/bin/sh
# A button 数量 with something in the middle that is not shown: a word that is hidden, a template, a word for others (aria-hidden), and a picture without words.
# Guess: it is called 数量 in each case, as it is seen.
# Seen: Chromium 156 and axe-core 4.14.1 say so. dom-accessibility-api 0.7.1, with Testing Library, and Playwright 1.65.1 call it 数 量, with a blank, when the hidden word or the template is there, and 数量 for the other two: what is hidden by CSS counts as a block.
# A test that looks for 数量 by name finds nothing then.
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
  hidden: '<button data-name>数<span hidden>内部</span>量</button>',
  template: '<button data-name>数<template>内部</template>量</button>',
  'for others': '<button data-name>数<span aria-hidden="true">内部</span>量</button>',
  picture: '<button data-name>数<img alt="">量</button>',
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
hidden: dom-accessibility-api "数 量", Chromium "数量", Playwright "数 量", axe "数量"
template: dom-accessibility-api "数 量", Chromium "数量", Playwright "数 量", axe "数量"
for others: dom-accessibility-api "数量", Chromium "数量", Playwright "数量", axe "数量"
picture: dom-accessibility-api "数量", Chromium "数量", Playwright "数量", axe "数量"
T

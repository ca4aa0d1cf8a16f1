#!/bin/sh
# A field for a search and one for remarks, named by their placeholder alone, and the short name of an option (label): by Chromium, and by three libraries which say in tests and checks how a control is called.
# Guess: all have 搜索, 备注 and 短, as HTML's mapping for assistive technology (HTML-AAM) takes the placeholder last, and an option's label before its words.
# Seen: Chromium 156 has the three. axe-core 4.14.1 and Playwright 1.65.1 call the option by its words. dom-accessibility-api 0.7.1, by which Testing Library finds elements by name, has no name for either field, and the option's words.
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
  search: '<input data-name placeholder="搜索">',
  remarks: '<textarea data-name placeholder="备注"></textarea>',
  option: '<select><option data-name label="短">长名</option></select>',
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
search: dom-accessibility-api "", Chromium "搜索", Playwright "搜索", axe "搜索"
remarks: dom-accessibility-api "", Chromium "备注", Playwright "备注", axe "备注"
option: dom-accessibility-api "长名", Chromium "短", Playwright "长名", axe "长名"
T

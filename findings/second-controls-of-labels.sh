#!/bin/sh
# A label around two controls: 含 [2] 张 and a box to tick; and 送货 with a choice and a field for the address. By HTML a label is that of its first control alone; the second has no name, as Chromium sees it.
# Guess: axe-core, the checker, says that the second one has no label.
# Seen (axe-core 4.14.1): its rule "label" passes both, and calls the box 含 2 张 and the address 送货. Chromium, Playwright 1.65.1 and dom-accessibility-api 0.7.1 have no name for them. With the second one alone, outside of a label, axe does complain.
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
  box: '<label>含 <input type="number" value="2"> 张 <input type="checkbox" data-name></label>',
  address: '<label><input type="radio" name="way"> 送货 <input data-name></label>',
  alone: '<input type="checkbox" data-name>',
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
  const { violations } = await page.evaluate(() => window.axe.run('[data-name]', { runOnly: ['label'] }));
  names['axe\'s rule'] = violations.length > 0 ? 'complains' : 'passes';
  console.log(`${what}: ${Object.entries(names).map(([name, text]) => `${name} "${text}"`).join(', ')}`);
}
await browser.close();
J
node read.mjs | tee seen
diff seen - <<'T'
box: dom-accessibility-api "", Chromium "", Playwright "", axe "含 2 张", axe's rule "passes"
address: dom-accessibility-api "", Chromium "", Playwright "", axe "送货", axe's rule "passes"
alone: dom-accessibility-api "", Chromium "", Playwright "", axe "", axe's rule "complains"
T

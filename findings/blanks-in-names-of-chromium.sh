#!/bin/sh
# What a screen reader is told to say for the number of a part that may break (<wbr>), for a button with a picture whose alternative is a character, and for a field whose name stands hidden elsewhere, a part of it in bold.
# Guess: W-0757, 高柜门 and 高柜门, as there is no blank anywhere, and the three libraries that calculate names say the same.
# Seen: Chromium 156 has a blank at each: "W- 0757", "高 柜 门", "高 柜 门" (while 高<b>柜</b>门 that is not hidden is 高柜门). dom-accessibility-api 0.7.1 and Playwright 1.65.1 have none, axe-core 4.14.1 around the picture only. So a test by name sees none of what is read.
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
  number: '<button data-name>W-<wbr>0757</button>',
  picture: '<button data-name>高<img alt="柜">门</button>',
  hidden: '<input data-name aria-labelledby="there"><p id="there" hidden>高<b>柜</b>门</p>',
  bold: '<input data-name aria-labelledby="there"><p id="there">高<b>柜</b>门</p>',
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
number: dom-accessibility-api "W-0757", Chromium "W- 0757", Playwright "W-0757", axe "W-0757"
picture: dom-accessibility-api "高柜门", Chromium "高 柜 门", Playwright "高柜门", axe "高 柜 门"
hidden: dom-accessibility-api "高柜门", Chromium "高 柜 门", Playwright "高柜门", axe "高柜门"
bold: dom-accessibility-api "高柜门", Chromium "高柜门", Playwright "高柜门", axe "高柜门"
T

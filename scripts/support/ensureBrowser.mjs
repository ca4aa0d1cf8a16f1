import fs from 'node:fs';
import { installPackages } from './installPackages.mjs';
import { capture } from './run.mjs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const findBrowser = () => [process.env.CHROME_PATH, ...candidates].find((file) => file && fs.existsSync(file));

async function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  const { code, output } = await capture('fc-list', [':lang=zh-cn', 'family']);
  return code === 0 && output.trim() !== '';
}

/**
 * Finds the browser of the journeys and a Chinese font; as root on a Debian it installs what is missing.
 * @returns path of the browser
 * @throws Error that says what to install.
 */
export async function ensureBrowser() {
  const missing = [...(findBrowser() ? [] : ['chromium']), ...((await hasChineseFont()) ? [] : ['fonts-noto-cjk'])];
  if (missing.length > 0) await installPackages('the journeys', ['fontconfig', ...missing]);
  const browser = findBrowser();
  if (!browser) throw new Error('The journeys need Chromium: install it, or set CHROME_PATH to a Chrome or Chromium');
  return browser;
}

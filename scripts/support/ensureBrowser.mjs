import fs from 'node:fs';
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
  const mayInstall = process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');
  if (missing.length > 0 && mayInstall) {
    process.stdout.write(`installing for the journeys: ${missing.join(', ')}\n`);
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await capture('apt-get', ['update', '-q'], { env });
    const { code, output } = await capture(
      'apt-get',
      ['install', '-y', '-q', '--no-install-recommends', 'fontconfig', ...missing],
      { env },
    );
    if (code !== 0) process.stderr.write(output);
  }
  const browser = findBrowser();
  if (!browser) throw new Error('The journeys need Chromium: install it, or set CHROME_PATH to a Chrome or Chromium');
  return browser;
}

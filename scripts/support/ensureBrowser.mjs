import fs from 'node:fs';
import { installPackages } from './packages.mjs';
import { root } from './root.mjs';
import { capture } from './run.mjs';

/** Paths of Chromium: the headless shell, and full browsers. */
const programs = JSON.parse(fs.readFileSync(`${root}/scripts/support/chromiums.json`, 'utf8'));

const find = (...files) => [process.env.CHROME_PATH, ...files].find((file) => file && fs.existsSync(file));
const findFull = () => find(...programs.full);
const findLight = () => find(...programs.headless);

async function hasChineseFont() {
  if (process.platform !== 'linux') return true;
  const { code, output } = await capture('fc-list', [':lang=zh-cn', 'family']);
  return code === 0 && output.trim() !== '';
}

async function ensure(browsers) {
  const missing = [
    ...browsers.filter(({ find }) => !find()).map(({ name }) => name),
    ...((await hasChineseFont()) ? [] : ['fonts-noto-cjk']),
  ];
  if (missing.length > 0) await installPackages('the journeys', ['fontconfig', ...missing]);
}

const chromium = { name: 'chromium', find: findFull };
const headlessShell = { name: 'chromium-headless-shell', find: findLight };

/**
 * Finds a full Chromium and a Chinese font; as root on Debian it installs what is missing.
 * @returns path of the browser
 * @throws Error that says what to install.
 */
export async function ensureFullBrowser() {
  await ensure([chromium]);
  const browser = findFull();
  if (!browser) throw new Error('Chromium is missing: install it, or set CHROME_PATH to a Chrome or Chromium');
  return browser;
}

/**
 * Finds the browsers of the journeys as above: the headless shell, and a full Chromium for what needs it. Without a
 * headless shell the full one is used for all of them.
 */
export async function ensureBrowser() {
  await ensure([chromium, headlessShell]);
  // A Debian release without the package of the shell has installed neither.
  const full = await ensureFullBrowser();
  if (!findLight()) process.stdout.write(`no chromium-headless-shell on this machine: every journey takes ${full}\n`);
}

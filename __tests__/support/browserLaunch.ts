import fs from 'node:fs';
import { chromium, type Browser } from 'playwright-core';
import programs from '../../scripts/support/chromiums.json';

/** Without these a browser calls its vendor's hosts, which fails again and again in a closed network. */
const quiet = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Starts the machine's Chromium without a window: that of CHROME_PATH, else the headless shell, which starts in a sixth
 * of the time, else a whole one.
 *
 * @param isFull a whole Chromium, with the back/forward cache
 * @throws Error when there is none; `npm test` installs it where it may.
 */
export function launchBrowser(isFull = false): Promise<Browser> {
  const files = [process.env.CHROME_PATH, ...(isFull ? [] : programs.headless), ...programs.full];
  const executablePath = files.find((file) => file && fs.existsSync(file));
  if (!executablePath) throw new Error('no Chromium: set CHROME_PATH');
  const ignoreDefaultArgs = isFull ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({ executablePath, headless: true, args: quiet, ignoreDefaultArgs });
}

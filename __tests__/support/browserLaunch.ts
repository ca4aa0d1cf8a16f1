import fs from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const candidates = [
  process.env.CHROME_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Without these a browser looks up its maker's hosts, which a closed network refuses many times over. */
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
 * Starts the machine's Chromium without a window.
 * @throws Error when there is none; `npm test` installs it where it may.
 */
export function launchBrowser(): Promise<Browser> {
  const executablePath = candidates.find((file) => file && fs.existsSync(file));
  if (!executablePath) throw new Error('no Chromium: set CHROME_PATH');
  return chromium.launch({ executablePath, headless: true, args: quiet });
}

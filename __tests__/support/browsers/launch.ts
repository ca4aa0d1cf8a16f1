import type { DrivenBrowser } from './browser';
import { afterwards } from '../afterwards';
import { freePort } from '../listen';
import { launchFirefox } from './firefox';
import { launchOldChromium } from './oldChromium';
import { launchWebkit } from './webkit';

/** Browsers prepared by `scripts/support/oldBrowsers.mjs`: name, and program or folder. */
export const browsersAtHand = Object.entries(JSON.parse(process.env.TEST_BROWSERS || '{}') as Record<string, string>);

async function start(name: string, where: string): Promise<DrivenBrowser> {
  if (name === 'firefox') return launchFirefox(where);
  if (name === 'webkit') return launchWebkit(await freePort());
  return launchOldChromium(where);
}

/** Starts a browser for a test or a file. */
export async function launch(name: string, where: string): Promise<DrivenBrowser> {
  const browser = await start(name, where);
  afterwards(() => browser.close());
  return browser;
}

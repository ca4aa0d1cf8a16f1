import net, { type AddressInfo } from 'node:net';
import type { DrivenBrowser } from './browser';
import { launchFirefox } from './firefox';
import { launchOldChromium } from './oldChromium';
import { launchWebkit } from './webkit';

/** Browsers prepared by `scripts/support/oldBrowsers.mjs`: name, and program or folder. */
export const browsersAtHand = Object.entries(JSON.parse(process.env.TEST_BROWSERS || '{}') as Record<string, string>);

/** A free port on loopback. */
const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const taken = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = taken.address() as AddressInfo;
      taken.close(() => resolve(port));
    });
  });

export async function launch(name: string, where: string): Promise<DrivenBrowser> {
  if (name === 'firefox') return launchFirefox(where);
  if (name === 'webkit') return launchWebkit(await freePort());
  return launchOldChromium(where);
}

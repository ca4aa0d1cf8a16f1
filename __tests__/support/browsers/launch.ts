import { spawn } from 'node:child_process';
import type { DrivenBrowser } from './browser';
import { afterwards } from '../afterwards';
import { freePort } from '../listen';
import { launchFirefox } from './firefox';
import { launchOldChromium } from './oldChromium';

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser';

/** WebKitGTK's MiniBrowser by WebDriver, on a virtual display. */
async function launchWebkit(port: number): Promise<DrivenBrowser> {
  const child = spawn('xvfb-run', ['-a', '-s', '-screen 0 1600x1200x24', 'WebKitWebDriver', `--port=${port}`], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TZ: 'Asia/Shanghai', LC_ALL: 'C.UTF-8' },
  });
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const call = async <Result>(method: string, path: string, body?: object): Promise<Result> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = (await answer.json()) as { value: Result & { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  for (let tries = 0; tries < 100; tries += 1) {
    const ready = await call('GET', '/status').then(
      () => true,
      () => false,
    );
    if (ready) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation'] } } },
  });
  const base = `/session/${sessionId}`;
  return {
    goto: (url) => call('POST', `${base}/url`, { url }),
    run: (work, ...args) =>
      call('POST', `${base}/execute/sync`, { script: `return (${work}).apply(null, arguments)`, args }),
    async upload(selector, files) {
      const element = await call<object>('POST', `${base}/element`, { using: 'css selector', value: selector });
      const [id] = Object.values(element) as string[];
      await call('POST', `${base}/element/${id}/value`, { text: files.join('\n') });
    },
    resize: (width, height) => call('POST', `${base}/window/rect`, { width, height }),
    screenshot: async () => Buffer.from(await call<string>('GET', `${base}/screenshot`), 'base64'),
    async close() {
      await call('DELETE', base).catch(() => undefined);
      process.kill(-child.pid!, 'SIGTERM');
      await ended;
    },
  };
}

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

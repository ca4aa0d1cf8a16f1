import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { WebSocket } from 'ws';
import { callOf, numberedCalls, type DrivenBrowser } from './browser';

async function connect(address: string) {
  const socket = new WebSocket(address);
  await once(socket, 'open');
  const { call, take } = numberedCalls((message) => socket.send(message));
  socket.on('message', (data) => take(String(data)));
  return { send: call, close: () => socket.close() };
}

interface Evaluated {
  type: string;
  result: { value: string };
  exceptionDetails: { text: string };
}

/** Firefox by its built-in WebDriver BiDi. */
export async function launchFirefox(program: string): Promise<DrivenBrowser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-firefox-'));
  const child = spawn(program, ['--headless', '--remote-debugging-port=0', '--profile', profile, 'about:blank'], {
    env: { ...process.env, HOME: profile, TZ: 'Asia/Shanghai' },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  const address = await new Promise<string>((resolve, reject) => {
    let written = '';
    child.stderr.on('data', (part: Buffer) => {
      written += part.toString();
      const found = /WebDriver BiDi listening on (ws:\S+)/.exec(written)?.[1];
      if (found) resolve(found);
    });
    void ended.then(() => reject(new Error(`Firefox ended before it listened:\n${written}`)));
  });
  const { send, close } = await connect(`${address}/session`);
  await send('session.new', { capabilities: {} });
  // The initial window of a headless Firefox is never active: nothing in it gets the focus.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'window' });
  const target = { context };
  return {
    async goto(url) {
      await send('browsingContext.navigate', { context, url, wait: 'interactive' });
    },
    async run(work, ...args) {
      const { type, result, exceptionDetails } = await send<Evaluated>('script.evaluate', {
        expression: `JSON.stringify([${callOf(work, args)}])`,
        target,
        awaitPromise: false,
      });
      if (type === 'exception') throw new Error(exceptionDetails.text);
      return JSON.parse(result.value)[0];
    },
    async upload(selector, files) {
      const { nodes } = await send<{ nodes: { sharedId: string }[] }>('browsingContext.locateNodes', {
        context,
        locator: { type: 'css', value: selector },
      });
      await send('input.setFiles', { context, element: { sharedId: nodes[0].sharedId }, files });
    },
    async resize(width, height) {
      await send('browsingContext.setViewport', { context, viewport: { width, height } });
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', { context });
      return Buffer.from(data, 'base64');
    },
    async close() {
      close();
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

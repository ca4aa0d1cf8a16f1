import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Readable, Writable } from 'node:stream';
import { callOf, numberedCalls, type DrivenBrowser } from './browser';

/** The DevTools protocol over pipes; each message ends with a NUL byte. */
function protocolOver(input: Writable, output: Readable) {
  const { call, take, end } = numberedCalls((message) => input.write(`${message}\0`));
  let rest = '';
  output.setEncoding('utf8').on('data', (part: string) => {
    const messages = (rest + part).split('\0');
    rest = messages.pop()!;
    messages.forEach(take);
  });
  return { call, end };
}

/** Without these it needs a sandbox, a zygote and a GPU, which a test machine does not have. */
const flags = ['--no-sandbox', '--headless', '--no-zygote', '--single-process', '--use-gl=swiftshader', '--lang=zh-CN'];

interface Target {
  type: string;
  targetId: string;
}

interface Evaluated {
  result: { value: never };
  exceptionDetails?: { text: string; exception?: { description?: string } };
}

/** An old Chromium, from a folder with its program and libraries. */
export async function launchOldChromium(folder: string): Promise<DrivenBrowser> {
  const profile = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-chromium-'));
  const child = spawn(
    path.join(folder, 'chromium'),
    [...flags, '--remote-debugging-pipe', `--user-data-dir=${profile}`, 'about:blank'],
    {
      env: { ...process.env, LD_LIBRARY_PATH: `${folder}/lib:${folder}`, TZ: 'Asia/Shanghai' },
      stdio: ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'],
    },
  );
  const protocol = protocolOver(child.stdio[3] as Writable, child.stdio[4] as Readable);
  const ended = new Promise<void>((resolve) => void child.once('close', () => resolve()));
  void ended.then(() => protocol.end(new Error('the browser has ended')));
  const firstPage = async (): Promise<string> => {
    const { targetInfos } = await protocol.call<{ targetInfos: Target[] }>('Target.getTargets');
    const page = targetInfos.find(({ type }) => type === 'page');
    return page ? page.targetId : firstPage();
  };
  const targetId = await firstPage();
  const { sessionId } = await protocol.call<{ sessionId: string }>('Target.attachToTarget', {
    targetId,
    flatten: true,
  });
  const send = <Result>(method: string, params?: object) => protocol.call<Result>(method, params, { sessionId });
  return {
    async goto(url) {
      await send('Page.navigate', { url });
    },
    async run(work, ...args) {
      const { result, exceptionDetails } = await send<Evaluated>('Runtime.evaluate', {
        expression: callOf(work, args),
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value;
    },
    async upload(selector, files) {
      const { root } = await send<{ root: { nodeId: number } }>('DOM.getDocument');
      const { nodeId } = await send<{ nodeId: number }>('DOM.querySelector', { nodeId: root.nodeId, selector });
      await send('DOM.setFileInputFiles', { nodeId, files });
    },
    async resize(width, height) {
      const metrics = { width, height, deviceScaleFactor: 1, mobile: false };
      await send('Emulation.setDeviceMetricsOverride', metrics);
    },
    async screenshot() {
      const { data } = await send<{ data: string }>('Page.captureScreenshot');
      return Buffer.from(data, 'base64');
    },
    async close() {
      child.kill('SIGKILL');
      await ended;
      fs.rmSync(profile, { recursive: true, force: true, maxRetries: 3 });
    },
  };
}

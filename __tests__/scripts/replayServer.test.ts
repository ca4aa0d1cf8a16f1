import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const script = path.resolve(__dirname, '../../scripts/support/replayServer.mjs');
let clientDir: string;
let server: ChildProcess;
let address: string;
beforeAll(async () => {
  clientDir = fs.mkdtempSync(path.join(os.tmpdir(), 'portal-scene-'));
  fs.writeFileSync(path.join(clientDir, 'index.html'), '<html><head></head><body></body></html>');
  const scene = JSON.stringify({ note: '</script><script>alert(1)</script>' });
  const code = `
    import { serveScene } from ${JSON.stringify(script)};
    const { server } = await serveScene({ ...${JSON.stringify({ clientDir, scene })}, port: 0 });
    process.stdout.write(String(server.address().port));
  `;
  server = spawn(process.execPath, ['--input-type=module', '--eval', code]);
  const port = await new Promise((resolve) => server.stdout!.once('data', resolve));
  address = `http://127.0.0.1:${String(port)}`;
});
afterAll(() => {
  server?.kill();
  fs.rmSync(clientDir, { recursive: true });
});

it('lets a scene show its own page, and make no call at all', async () => {
  for (const url of ['/', '/policy/detail/1', '/policy?page=2']) {
    const page = await fetch(address + url);
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const policy = page.headers.get('content-security-policy')!.split('; ');
    expect(policy).toEqual(expect.arrayContaining(["default-src 'self'", "connect-src 'none'", "form-action 'none'"]));
    expect((await page.text()).match(/<\/?script/g)).toEqual(['<script', '</script']);
  }
});

it.each([
  ['GET', '/api/policy/list'],
  ['GET', '/captcha/captchaImage'],
  ['GET', '/%61pi/policy/list'],
  ['POST', '/login'],
  ['POST', '/components/sysAttMain/upload'],
])('refuses a call that is made all the same: %s %s', async (method, url) => {
  expect((await fetch(address + url, { method })).status).toBe(503);
});

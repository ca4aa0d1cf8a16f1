import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { writeFakeBuild, type FakeBuild } from '../../support/fakeBuild';
import { startTestServer, type TestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

const folder = tempFolder();
/** In a parent folder with the same name as that of the hashed files. */
const clientDir = path.join(folder, 'assets', 'client');
let build: FakeBuild;
let server: TestServer;
beforeAll(async () => {
  build = writeFakeBuild();
  fs.cpSync(build.clientDir, clientDir, { recursive: true });
  fs.mkdirSync(path.join(clientDir, 'icons'), { recursive: true });
  server = await startTestServer({ config: { clientDir }, deps: { render: build.render } });
});

/** Requests a path without normalisation by the client. */
const get = (asked: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const request = http.get({ hostname, port, path: asked, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: Buffer.concat(chunks).toString() }),
      );
    });
    request.on('error', reject);
  });

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe.each(['', '.br', '.gz'])('the build manifest, build.json%s', (ending) => {
  it.each([
    '/build.json',
    '//build.json',
    '/./build.json',
    '/%2e/build.json',
    '/assets/../build.json',
    '/assets/%2E%2e/build.json',
    '/assets/..//build.json',
    '/b%75ild.json',
  ])('is not served as %s', async (asked) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const answer = await get(asked + ending, { accept: 'application/json', 'accept-encoding': encoding });
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('"files"');
    }
  });
});

it.each(['//', '///', '/./', '/%2e/', '/policy/..', '//index.html', '/index.html', '/./index.html'])(
  'a navigation to %s is answered with a rendered page',
  async (asked) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await get(asked, { ...browser, 'accept-encoding': encoding });
      if (answer.status === 301) expect(answer.headers.location).toBe('/');
      else if (encoding === 'identity') expect(answer.body).toContain('<p>rendering ');
      else expect(answer.headers.vary).toContain('cookie');
    }
  },
);

it.each(['/index.html', '/assets/', '/assets', '/icons/', '/icons', '/icons\\logo.svg'])(
  '%s is no file',
  async (asked) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await get(asked, { accept: 'application/json', 'accept-encoding': encoding });
      expect(answer.status).toBe(404);
    }
  },
);

it('files without a hash are revalidated, wherever the portal is installed', async () => {
  expect((await get('/icons/logo.svg')).headers['cache-control']).toBe('no-cache');
  const script = await get('/assets/main.0123456789.js');
  expect(script.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

it('a file that there is compressed says so to caches, in whatever form it is sent', async () => {
  fs.writeFileSync(path.join(clientDir, 'assets', 'packed.0123456789.js'), 'let a;');
  fs.writeFileSync(path.join(clientDir, 'assets', 'packed.0123456789.js.gz'), gzipSync('let a;'));
  const file = '/assets/packed.0123456789.js';
  const [plain, packed] = [await get(file), await get(file, { 'accept-encoding': 'gzip' })];
  const known = await get(file, { 'if-none-match': String(plain.headers.etag) });
  expect(
    [plain, packed, known].map(({ status, headers }) => [status, headers['content-encoding'], headers.vary]),
  ).toEqual([
    [200, undefined, 'accept-encoding'],
    [200, 'gzip', 'accept-encoding'],
    [304, undefined, 'accept-encoding'],
  ]);
});

it('the disk is asked for files, not for pages', async () => {
  const stat = jest.spyOn(fs, 'stat');
  for (const page of ['/', '/policy', '/policy/detail/1', '/no-such-page']) await get(page, browser);
  expect(stat).not.toHaveBeenCalled();
  expect((await get('/assets/main.0123456789.js')).status).toBe(200);
  expect(stat).toHaveBeenCalled();
  stat.mockRestore();
});

it('scripts of a build that was made since the start are served', async () => {
  fs.writeFileSync(path.join(clientDir, 'assets', 'main.9876543210.js'), '1');
  expect((await get('/assets/main.9876543210.js')).body).toBe('1');
});

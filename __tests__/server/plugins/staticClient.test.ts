import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import zlib, { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { encodings } from '../../support/encodings';
import { type FakeBuild, writeFakeBuild } from '../../support/fakeBuild';
import { startTestServer, type TestServer, useTestServer } from '../../support/server';
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
const get = (url: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number; headers: http.IncomingHttpHeaders; body: string }>((resolve, reject) => {
    const { hostname, port } = new URL(server.url);
    const request = http.get({ hostname, port, path: url, headers }, (answer) => {
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
  ])('is not served as %s', async (url) => {
    for (const encoding of ['identity', 'br', 'gzip']) {
      const answer = await get(url + ending, { accept: 'application/json', 'accept-encoding': encoding });
      expect(answer.status).toBe(404);
      expect(answer.body).not.toContain('"files"');
    }
  });
});

it.each([
  ['/api/order/add', 'POST, OPTIONS'],
  ['/assets/none.js', 'GET, HEAD, OPTIONS'],
])('files are no methods of another address: OPTIONS on %s', async (url, allow) => {
  const { headers } = await fetch(server.url + url, { method: 'OPTIONS' });
  expect(headers.get('allow')).toBe(allow);
});

it.each(['//', '///', '/./', '/%2e/', '/policy/..', '//index.html', '/index.html', '/./index.html'])(
  'a navigation to %s is answered with a rendered page',
  async (url) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await get(url, { ...browser, 'accept-encoding': encoding });
      if (answer.status === 301) expect(answer.headers.location).toBe('/');
      else if (encoding === 'identity') expect(answer.body).toContain('<p>rendering ');
      else expect(answer.headers.vary).toContain('cookie');
    }
  },
);

it.each(['/index.html', '/assets/', '/assets', '/icons/', '/icons', '/icons\\logo.svg'])(
  '%s is no file',
  async (url) => {
    for (const encoding of ['identity', 'br']) {
      const answer = await get(url, { accept: 'application/json', 'accept-encoding': encoding });
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

it('scripts of a build that was made since the start are served', async () => {
  fs.writeFileSync(path.join(clientDir, 'assets', 'main.9876543210.js'), '1');
  expect((await get('/assets/main.9876543210.js')).body).toBe('1');
});

describe('a file of the content', () => {
  const server = useTestServer({ listen: false });
  const write = (name: string, text: string) => fs.writeFileSync(path.join(server.config.dataDir, name), text);
  beforeAll(async () => {
    write('pictures/own.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    write('pictures/page.html', '<script>alert(1)</script>');
    write('files/申报表 (2025)"a.zip', 'PK');
  });

  it('a picture opened directly runs no scripts', async () => {
    const answer = await server.app.inject('/profile/pictures/own.svg');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('a file is sent as a download under its own name', async () => {
    const answer = await server.app.inject(`/profile/files/${encodeURIComponent('申报表 (2025)"a.zip')}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-disposition']).toBe(
      `attachment; filename="___ (2025)_a.zip"; filename*=UTF-8''%E7%94%B3%E6%8A%A5%E8%A1%A8%20%282025%29%22a.zip`,
    );
  });

  it('a file of an unknown type is not found', async () => {
    expect((await server.app.inject('/profile/pictures/page.html')).statusCode).toBe(404);
  });

  it.each([
    '/profile/files/../portal.db',
    '/profile/files/..%2fportal.db',
    '/profile/files/%2e%2e/portal.db',
    '/profile/files/..\\portal.db',
    '/profile/pictures/..%2f..%2f..%2f..%2f..%2fetc%2fpasswd',
  ])('%s does not reach outside its folder', async (url) => {
    const answer = await server.app.inject(url);
    expect(answer.statusCode).toBeGreaterThanOrEqual(400);
    expect(answer.body).not.toMatch(/SQLite|root:/);
  });

  describe('a picture asked for in a width', () => {
    const photograph = (width: number, colour = '#854') =>
      sharp({ create: { width, height: 100, channels: 3, background: colour } });
    const place = (name: string) => path.join(server.config.dataDir, 'pictures', name);
    const get = (url: string, accept = 'image/avif,image/webp,*/*') =>
      server.app.inject({ url: `/profile/pictures/${url}`, headers: { accept } });
    const facts = async (answer: Awaited<ReturnType<typeof get>>) => {
      const { format, width } = await sharp(answer.rawPayload).metadata();
      return [answer.statusCode, answer.headers['content-type'], format, width];
    };
    beforeAll(async () => {
      await photograph(900).jpeg().toFile(place('photo.jpg'));
      write('pictures/broken.jpg', 'no picture');
    });

    it('is sent in it, never larger than it is', async () => {
      const answers = await Promise.all(['320', '320', '1280'].map((width) => get(`photo.jpg?w=${width}`)));
      expect(await Promise.all(answers.map(facts))).toEqual(
        [320, 320, 900].map((width) => [200, 'image/webp', 'webp', width]),
      );
      for (const { headers } of answers) {
        expect([headers.vary, headers['content-security-policy']]).toEqual([
          'Accept',
          expect.stringMatching(/sandbox$/),
        ]);
      }
    });

    it('is the new one after it was replaced', async () => {
      await get('photo.jpg?w=96');
      await photograph(900, '#00f').jpeg().toFile(place('photo.jpg'));
      fs.utimesSync(place('photo.jpg'), new Date(), new Date(Date.now() + 60_000));
      const { channels } = await sharp((await get('photo.jpg?w=96')).rawPayload).stats();
      expect(channels[2]!.mean).toBeGreaterThan(200);
    });

    it.each([
      ['photo.jpg?w=481', undefined],
      ['photo.jpg?w=320', 'image/jpeg,*/*'],
      ['photo.jpg', undefined],
    ])('is sent as it is: %s, where %s is accepted', async (url, accept) => {
      expect(await facts(await get(url, accept))).toEqual([200, 'image/jpeg', 'jpeg', 900]);
    });

    it('is sent as it is where it cannot be read, and not found where there is none', async () => {
      for (let times = 0; times < 2; times += 1) {
        const answer = await get('broken.jpg?w=320');
        expect([answer.statusCode, answer.body]).toEqual([200, 'no picture']);
      }
      expect((await get('..%2fphoto.jpg?w=320')).statusCode).toBeGreaterThanOrEqual(400);
      expect((await get('none.jpg?w=320')).statusCode).toBe(404);
    });
  });

  describe('an SVG', () => {
    const svg = (words: string) => `<svg xmlns="http://www.w3.org/2000/svg"><text>${words.repeat(500)}</text></svg>`;
    const url = '/profile/pictures/banner.svg';
    const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
      server.app.inject({ method, url, headers });
    beforeEach(() => write('pictures/banner.svg', svg('木')));

    it.each(encodings)(
      'is sent with the encoding %s if accepted, with the headers of every picture',
      async (encoding, unpack) => {
        const plain = await get();
        for (const packed of [await get({ 'accept-encoding': encoding }), await get({ 'accept-encoding': encoding })]) {
          expect(unpack(packed.rawPayload).toString()).toBe(plain.body);
          expect(packed.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
          expect(packed.headers).toMatchObject({
            'content-encoding': encoding,
            'content-length': String(packed.rawPayload.length),
            vary: 'accept-encoding',
            'cache-control': 'public, max-age=3600',
            'content-type': plain.headers['content-type'],
            'content-security-policy': plain.headers['content-security-policy'],
            'x-content-type-options': 'nosniff',
          });
        }
        expect(plain.headers).toMatchObject({ vary: 'accept-encoding' });
        expect(plain.headers['content-encoding']).toBeUndefined();
      },
    );

    it('gets a 304 if the browser has it', async () => {
      const { headers } = await get({ 'accept-encoding': 'br' });
      const again = await get({ 'accept-encoding': 'br', 'if-none-match': String(headers.etag) });
      expect([again.statusCode, again.body, again.headers.vary]).toEqual([304, '', 'accept-encoding']);
      expect(String(headers.etag)).toMatch(/^W\//);
    });

    it('is sent with its current content after it was replaced', async () => {
      await get({ 'accept-encoding': 'br' });
      write('pictures/banner.svg', svg('板材'));
      const packed = await get({ 'accept-encoding': 'br' });
      expect(zlib.brotliDecompressSync(packed.rawPayload).toString()).toBe(svg('板材'));
    });

    it('supports range requests, uncompressed', async () => {
      const part = await get({ 'accept-encoding': 'br', range: 'bytes=0-3' });
      expect([part.statusCode, part.body, part.headers['content-encoding']]).toEqual([206, '<svg', undefined]);
    });

    it('responds to HEAD, and afterwards to GET with the whole picture', async () => {
      const head = await get({ 'accept-encoding': 'br' }, 'HEAD');
      expect([head.statusCode, head.body, head.headers.vary]).toEqual([200, '', 'accept-encoding']);
      const packed = await get({ 'accept-encoding': 'br' });
      expect(zlib.brotliDecompressSync(packed.rawPayload).toString()).toBe(svg('木'));
    });
  });

  it('a picture in a compressed format is sent as it is', async () => {
    write('pictures/photo.png', 'PNG'.repeat(1000));
    const answer = await server.app.inject({
      url: '/profile/pictures/photo.png',
      headers: { 'accept-encoding': 'br' },
    });
    expect([answer.headers['content-encoding'], answer.body.length]).toEqual([undefined, 3000]);
  });
});

describe('the desk', () => {
  const deskDir = tempFolder();
  const script = `console.log(${JSON.stringify('x'.repeat(5000))});`;
  fs.mkdirSync(path.join(deskDir, 'assets'));
  fs.writeFileSync(path.join(deskDir, 'index.html'), '<!doctype html><title>desk</title>');
  fs.writeFileSync(path.join(deskDir, 'assets/desk.0123456789.js'), script);
  fs.writeFileSync(path.join(deskDir, 'assets/desk.0123456789.js.br'), zlib.brotliCompressSync(script));
  const server = useTestServer({ listen: false, config: { deskDir } });

  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  it.each(['/backend', '/backend/index', '/backend/inbox/application?page=2'])(
    'the desk’s page is sent for %s, neither cached nor indexed',
    async (url) => {
      const answer = await get(url);
      expect([answer.statusCode, answer.body]).toEqual([200, '<!doctype html><title>desk</title>']);
      expect(answer.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect(answer.headers['content-security-policy']).toBe(
        (await get('/index', { accept: 'text/html' })).headers['content-security-policy'],
      );
    },
  );

  it('its script is sent compressed and immutable', async () => {
    const answer = await get('/desk/assets/desk.0123456789.js', { 'accept-encoding': 'br' });
    expect(answer.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(zlib.brotliDecompressSync(answer.rawPayload).toString()).toBe(script);
  });

  it.each(['/desk/assets/desk.0123456789.js.br', '/desk/index.html', '/desk/assets/../index.html'])(
    'only its scripts and styles can be requested: %s',
    async (url) => {
      expect((await get(url)).statusCode).toBe(404);
    },
  );

  it('a portal without the desk sends a placeholder', async () => {
    const without = await startTestServer({ listen: false, config: { deskDir, extras: ['my'] } });
    const { statusCode, body } = await without.app.inject('/backend/inbox');
    expect([statusCode, body]).toEqual([200, expect.stringContaining('此门户未提供工作台')]);
    expect((await without.app.inject('/desk/assets/desk.0123456789.js')).statusCode).toBe(404);
  });
});

import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import sharp from 'sharp';
import { encodings } from '../../support/encodings';
import { useTestServer } from '../../support/server';

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
      expect([headers.vary, headers['content-security-policy']]).toEqual(['Accept', expect.stringMatching(/sandbox$/)]);
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

  it('responds to HEAD', async () => {
    const head = await get({ 'accept-encoding': 'br' }, 'HEAD');
    expect([head.statusCode, head.body, head.headers.vary]).toEqual([200, '', 'accept-encoding']);
  });
});

it('a picture in a compressed format is sent as it is', async () => {
  write('pictures/photo.png', 'PNG'.repeat(1000));
  const answer = await server.app.inject({ url: '/profile/pictures/photo.png', headers: { 'accept-encoding': 'br' } });
  expect([answer.headers['content-encoding'], answer.body.length]).toEqual([undefined, 3000]);
});

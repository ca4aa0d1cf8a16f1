import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import { startTestServer, useTestServer } from '../../support/server';
import { tempFolder } from '../../support/tempFolder';

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
  expect((await without.app.inject('/backend/inbox')).body).toContain('此门户未提供工作台');
  expect((await without.app.inject('/desk/assets/desk.0123456789.js')).statusCode).toBe(404);
});

import fs from 'node:fs';
import path from 'node:path';
import { startTestServer, type TestServer } from '../../support/server';

let server: TestServer;
const write = (name: string, text: string) => fs.writeFileSync(path.join(server.config.dataDir, name), text);
beforeAll(async () => {
  server = await startTestServer({ listen: false });
  write('pictures/own.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
  write('pictures/page.html', '<script>alert(1)</script>');
  write('files/申报表 (2025)"a.zip', 'PK');
});
afterAll(() => server.close());

it('a picture runs nothing when it is opened by itself', async () => {
  const answer = await server.app.inject('/profile/pictures/own.svg');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toMatch(/^image\/svg\+xml/);
  expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox$/);
  expect(answer.headers['x-content-type-options']).toBe('nosniff');
});

it('a file is a download under its own name', async () => {
  const answer = await server.app.inject(`/profile/files/${encodeURIComponent('申报表 (2025)"a.zip')}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe(
    `attachment; filename="___ (2025)_a.zip"; filename*=UTF-8''%E7%94%B3%E6%8A%A5%E8%A1%A8%20%282025%29%22a.zip`,
  );
});

it('a file of an unknown kind is not found', async () => {
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

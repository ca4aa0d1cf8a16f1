import net from 'node:net';
import { startServerProcess } from '../../support/serverProcess';
import { tempFolder } from '../../support/tempFolder';

const forged = '{"level":30,"msg":"forged"}';
const texts = [
  `a%0a${encodeURIComponent(forged)}`, `%0d%0a${encodeURIComponent(forged)}`, '%1b[2J%1b[31m', '%22%2c%22level%22:60', '%e2%80%a8x',
  '%e2%80%a9x', '%s%n%o%j%d', '%25s%25n%25o', '\\n', '%7f', '%c2%85', encodeURIComponent('\u202e'), 'x'.repeat(6000), '{}', '[]',
]; // prettier-ignore

it('a line of the log is one JSON object, whatever a request contains', async () => {
  const dataDir = tempFolder();
  const server = startServerProcess({ DATA_DIR: dataDir });
  const url = await server.listening;
  for (const text of texts) {
    const headers = { 'user-agent': text };
    await fetch(`${url}/api/${text}`, { headers });
    await fetch(`${url}/login`, {
      method: 'POST',
      headers,
      body: new URLSearchParams({ username: text, password: text }),
    });
  }
  const socket = net.connect(Number(new URL(url).port), '127.0.0.1', () =>
    socket.end(`GET /a\n${forged} HTTP/1.1\r\n\r\n`),
  );
  await new Promise((resolve) => socket.once('close', resolve).resume());
  await server.stop();
  const lines = server
    .output()
    .split('\n')
    .filter((line) => line !== '');
  const begun = lines.findIndex((line) => line.startsWith('{'));
  const logged = lines.slice(begun).filter((line) => line.startsWith('{'));
  const parsed = logged.map((line) => JSON.parse(line) as Record<string, unknown>);
  expect(parsed.filter(({ msg }) => msg === 'request').length).toBeGreaterThanOrEqual(texts.length * 2);
  expect(parsed.filter(({ msg }) => msg === 'forged')).toEqual([]);
  // eslint-disable-next-line no-control-regex
  expect(server.output()).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f\u0085\u2028\u2029\u202e]/);
  for (const line of logged) expect(line.length).toBeLessThan(4000);
});

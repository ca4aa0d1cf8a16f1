import fc from 'fast-check';
import { safeRedirect } from '../../../src/lib/urls';

/** Redirect targets after a login are paths of this site, whatever the address said. */

const origin = 'https://portal.example';

/** Whether the browser stays on this origin, without a host hidden behind a second slash. */
function isInside(value: string): boolean {
  const result = safeRedirect(value, origin);
  return /^\/(?![/\\])/.test(result) && new URL(result, origin).origin === origin;
}

/** Known prefixes of open redirects. */
const ways = [
  ...['//', '///', '////', '/\\', '\\/', '\\\\', '/\\/', '/\\\\', '\\', ''],
  ...['/.//', '/..//', '/././/', '/../..//', '/x/..//', '/%2e//', '/%2E//', '/%2e%2e//', '/.%2e//', '/%2e./%2e//'],
  ...['/.\\', '/..\\/', '/%2e\\\\', '/x/../\\', '/\t/', '/\n/', '/\r/', '/\t\\', '\t//', ' //', '\u0000//', '/\u0000/'],
  ...['/%09/', '/%0a/', '/%0d/', '/%2f', '/%2f/', '/%5c', '/%5c/', '%2f%2f', '/;//', '/?//', '/#//'],
  ...['/@', '//@', '/:@'],
  ...['http:', 'http:/', 'http://', 'https:', 'https:/', 'https://', 'HTTPS://', 'https:\\\\'],
  ...['ht\ttps://', ' https://'],
  ...['javascript:', 'JaVaScript://', 'java\nscript:', 'data:text/html,', 'vbscript:', 'file://', 'blob:https://'],
  ...['//portal.example@', '//portal.example:x@', '//portal.example%40', '//portal.example\\@', '/portal.example//'],
  ...['/\u200b/', '/\u00a0/', '/\ufeff/', '/\u2028/', '/\u00ad/', '/\u202e/', '\uff0f\uff0f'],
  ...['/\uff0f', '/\uff3c', '〱〱'],
];
const hosts = [
  ...['evil.example', 'evil.example:443', 'user@evil.example', 'evil%2eexample', 'evil\u3002example'],
  ...['2130706433', '[::1]'],
];
const ends = ['', '/', '/index', '?a=/', '#/', '/..', '/%2e%2e/'];

const known = new Set(ways.flatMap((way) => hosts.flatMap((host) => ends.map((end) => `${way}${host}${end}`))));

test('no known open redirect leaves this site', () => {
  expect(known.size).toBeGreaterThanOrEqual(942);
  expect([...known].filter((value) => !isInside(value))).toEqual([]);
});

test.each(['/.//evil.example', '/..//evil.example', '/%2e//evil.example', '/x/..//evil.example', '/./\\evil.example'])(
  '%s, which resolves to another host or to nothing of this site, leads to /',
  (value) => {
    expect(safeRedirect(value, origin)).toBe('/');
  },
);

test('no generated redirect leaves this site', () => {
  const part = fc.oneof(
    fc.constantFrom(...ways, ...hosts, ...ends),
    fc.constantFrom('/', '\\', '.', '..', '%2e', '%2f', '%5c', '@', ':', ';', '?', '#', '\t', '\n', ' ', '%', '%00'),
    fc.string({ unit: 'binary', maxLength: 6 }),
  );
  const redirect = fc
    .tuple(fc.constantFrom('', '/', '//', '/.'), fc.array(part, { maxLength: 7 }))
    .map(([start, parts]) => `${start}${parts.join('')}`);
  fc.assert(fc.property(redirect, isInside), { numRuns: 10_000 });
});

test('the portal’s own addresses are kept as they are', () => {
  const pages = ['/', '/index', '/policy', '/policy/2', '/policy/detail/p1', '/specialist/detailAll'];
  const more = [
    ...['', '?page=2', '?page=2&a=b', '?a=%2F%2Fx', '?a=//x', '#part', '/%E5%AE%B6'],
    ...['/a.b', '/a%2Fb', '/a//b', '/..a', '/x:y', '/@z', '/a;b'],
  ];
  for (const page of pages) {
    for (const end of page === '/' ? ['', '?page=2', '#part'] : more) {
      expect(safeRedirect(`${page}${end}`, origin)).toBe(`${page}${end}`);
    }
  }
});

test.each([null, undefined, ''])('without a redirect (%p) the login goes to /', (value) => {
  expect(safeRedirect(value, origin)).toBe('/');
});

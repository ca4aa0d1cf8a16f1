import { paths, fileUrl, fileUrls, safeRedirect } from '../../../src/lib/paths';
import { unsafeLinks } from '../../support/unsafeLinks';
import { registerPath } from '../../../src/areas/auth/returnSlice';
import fc from 'fast-check';
import { canonicalAddress, pageAddresses } from '../../../src/contract/addresses';
import { choiceOf } from '../../../src/routes/section/sectionQueries';
import { matchRoutes, type RouteMatch, type RouteObject } from 'react-router-dom';
import { makeRoutes } from '../../../src/app/routes';
import { routeMatches } from '../../../src/app/pageRouter';
import { runs } from '../../support/longRun';

describe('the URL of a backend file', () => {
  it.each([
    ['/profile/a.zip', '/profile/a.zip'],
    ['profile/a.zip', '/profile/a.zip'],
    ['/profile/申报 表#1.zip', '/profile/%E7%94%B3%E6%8A%A5%20%E8%A1%A8%231.zip'],
    ['/profile/100%.zip', '/profile/100%25.zip'],
    ['/profile/a%20b.zip', '/profile/a%20b.zip'],
    ['https://files.example.com/a.zip', 'https://files.example.com/a.zip'],
    ['//files.example.com/a.zip', '//files.example.com/a.zip'],
    ['data:image/jpeg;base64,/9j/4A==', 'data:image/jpeg;base64,/9j/4A=='],
    ['/profile/a,b.png,/profile/c.png', '/profile/a%2Cb.png'],
    ['https://files.example.com/a.png,https://files.example.com/b.png', 'https://files.example.com/a.png'],
    ['/profile/a.png, /profile/b.png', '/profile/a.png'],
    ['profile/a.png,profile/b.png', '/profile/a.png'],
    ['/prod-api/profile/a.png,/prod-api/profile/b.png', '/profile/a.png'],
    ['stage-api/profile/a b.png', '/profile/a%20b.png'],
    ['/dev-api/profile/a.png', '/profile/a.png'],
    ['/dev-api/other/a.png', '/dev-api/other/a.png'],
  ])('%s is %s', (path, address) => {
    expect(fileUrl(path)).toBe(address);
  });

  it('is one each of several, which a backend joins by commas or the like', () => {
    const files = '/profile/a,b.zip, profile/c.zip,/prod-api/profile/d.zip,https://x.example/f.zip';
    expect(fileUrls(files)).toEqual([
      '/profile/a%2Cb.zip',
      '/profile/c.zip',
      '/profile/d.zip',
      'https://x.example/f.zip',
    ]);
    expect(fileUrls(null)).toEqual([]);
    for (const joint of [';', '；', '、', '，', '|', '\n', ',\r\n', ';\t']) {
      const both = `/profile/a.zip${joint}/profile/b.zip`;
      expect(fileUrls(both)).toEqual(['/profile/a.zip', '/profile/b.zip']);
    }
    expect(fileUrls('/profile/甲、乙;丙.zip')).toEqual([`/profile/${encodeURIComponent('甲、乙;丙.zip')}`]);
  });

  it.each(unsafeLinks)('%j is not followed', (path) => {
    expect(fileUrl(path)).toBeUndefined();
  });
});

describe.each([
  ['the login', paths.login, '/homeLogin'],
  ['the registration', registerPath, '/homeRegister'],
])('the address of %s', (_name, pathTo, path) => {
  it('says where to go then', () => {
    expect(pathTo()).toBe(path);
    expect(pathTo('/policy?fdLevel=市级')).toBe(`${path}?redirect=${encodeURIComponent('/policy?fdLevel=市级')}`);
    expect(pathTo('/policy?q=\ud83d')).toBe(`${path}?redirect=${encodeURIComponent('/policy?q=\ufffd')}`);
  });

  it('repeats nothing of any length', () => {
    expect(pathTo(`/policy?fdLevel=${'x'.repeat(9000)}`)).toBe(path);
    expect(pathTo(`/policy/${'x'.repeat(9000)}`)).toBe(path);
  });
});

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
  fc.assert(fc.property(redirect, isInside), runs(10_000, 1000));
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

const read = (query: string) => choiceOf(new URLSearchParams(query));

describe('what an address chooses of a list', () => {
  it('is read of its filters and its order, once each, and nothing of what is empty', () => {
    expect(read('fdB=2&fdB=1&fdB=2&order=-fdA&page=3&q=x&fdC=')).toEqual({ fdB: ['1', '2'], order: ['-fdA'] });
    expect(read('page=3&order=')).toBeUndefined();
  });

  it('is read of a field whose name has a digit', () => {
    expect(read('fdPm25=1&fd25=1')).toEqual({ fdPm25: ['1'] });
  });

  it('has bounds: in filters, in the values of one, in their length', () => {
    const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at));
    const many = read(`${letters.map((letter) => `fd${letter}=1`).join('&')}&order=fdZ`)!;
    expect(Object.keys(many).length).toBe(13);
    expect(many.order).toEqual(['fdZ']);
    expect(read(Array.from({ length: 900 }, (_, at) => `fdA=${at}`).join('&'))!.fdA!.length).toBe(60);
    expect(read(`fdA=${'长'.repeat(201)}`)).toBeUndefined();
    expect(read(`fd${'A'.repeat(60)}=1`)).toBeUndefined();
  });
});

it.each([
  ['?order=', ''],
  ['?fdLevel=&order=&page=', ''],
  ['?fdLevel=%E7%9C%81&order=&fdTheme=a%20b', '?fdLevel=%E7%9C%81&fdTheme=a%20b'],
  ['?page=2&order', '?page=2'],
  ['?fdLevel=a&page=1', '?fdLevel=a'],
  ['?page=10', '?page=10'],
  ['?q=&from=', '?q=&from='],
  ['?', '?'],
  ['', ''],
])('the query %s of a list’s page is %s', (query, canonical) => {
  expect(canonicalAddress('//policy', query)).toBe(`//policy${query}`);
  expect(canonicalAddress('/POLICY/', query)).toBe(`/policy${canonical}`);
});

const routes = makeRoutes();

const others = [
  ...['/', '//', '/no-such-page', '/policy/3/4/5', '/POLICY/detail/a', '/policy/', '/%70olicy/3', '/*'],
  ...['/supply_demand/other/x', '/financial/default'],
];

it.each([...pageAddresses.map((address) => address.replace(/:\w+/g, 'x')), ...others])(
  'an address finds the routes that the router finds: %s',
  (address) => {
    const plain = (matches: RouteMatch<string, RouteObject>[] | null) =>
      matches?.map(({ params, pathname, route: { path, element } }) => ({ params, pathname, path, element }));
    expect(plain(routeMatches(routes, address))).toEqual(plain(matchRoutes(routes, address)));
  },
);

it.each(['/x%0Ay', '/index%0d%0aX', '/policy/3/4%e2%80%a8'])(
  'an address with a line break is not found: %s',
  (address) => {
    expect(routeMatches(routes, address)?.at(-1)?.route.path).toBe('*');
  },
);

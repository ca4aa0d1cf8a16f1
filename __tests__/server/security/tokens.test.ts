import { randomBytes } from 'node:crypto';
import { routeTable } from '../../support/routeTable';
import { useAccountServer, useCompany, Visitor } from '../../support/visitor';

const server = useAccountServer();
const company = useCompany(server, '13900000001', '示例木业');

/** Calls that need a login. */
const guarded = () =>
  routeTable(server.app).filter(
    ({ method, path }) => /^(?:GET|POST)$/.test(method) && /^\/api\/(?:my|desk)\/[^:*]+$/.test(path),
  );

const flip = (token: string, place: number) =>
  token.slice(0, place) + (token[place] === 'A' ? 'B' : 'A') + token.slice(place + 1);

it('forged, altered and truncated tokens are refused by every call that needs one', async () => {
  const own = company.token!;
  const tokens = [
    ...Array.from({ length: 8 }, () => randomBytes(32).toString('base64url')),
    ...[0, 7, 21, own.length - 2].map((place) => flip(own, place)),
    own.slice(1),
    own.slice(0, -1),
    `${own}A`,
    own.toLowerCase(),
    own.split('').reverse().join(''),
    'null',
    'undefined',
    "' or 1=1 --",
    'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.',
    'x'.repeat(5000),
  ];
  expect(guarded().length).toBeGreaterThan(25);
  for (const { method, path } of guarded()) {
    for (const token of tokens) {
      const { status } = await company.send(method as 'GET' | 'POST', path, {
        token,
        ...(method === 'POST' && { json: {} }),
      });
      expect([method, path, token, status]).toEqual([method, path, token, 401]);
    }
  }
});

it('a token is sent as a Bearer header only', async () => {
  const own = company.token!;
  const ways: Record<string, string>[] = [
    { authorization: own },
    { authorization: `Basic ${own}` },
    { cookie: `authToken=${own}` },
    { 'x-auth-token': own },
  ];
  for (const headers of ways) {
    const { status } = await company.get('/api/user/info', { token: null, headers });
    expect([headers, status]).toEqual([headers, 401]);
  }
  expect((await company.get(`/api/user/info?token=${own}`, { token: null })).status).toBe(401);
});

it('tokens have 256 random bits: none comes twice, each bit is as often set as not', async () => {
  const seen = new Set<string>();
  const bits = new Array<number>(256).fill(0);
  const visitor = new Visitor(server);
  for (let turn = 0; turn < 200; turn += 1) {
    await visitor.logIn('13900000001', 'secret-1');
    const bytes = Buffer.from(visitor.token!, 'base64url');
    expect(bytes).toHaveLength(32);
    seen.add(visitor.token!);
    for (let bit = 0; bit < 256; bit += 1) bits[bit]! += (bytes[bit >> 3]! >> (bit & 7)) & 1;
  }
  expect(seen.size).toBe(200);
  // Six standard deviations.
  for (const set of bits) expect(Math.abs(set - 100)).toBeLessThan(43);
});

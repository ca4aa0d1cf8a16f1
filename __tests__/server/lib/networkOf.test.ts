import { networkOf } from '../../../server/lib/networkOf';
import { startAccountServer, Visitor } from '../../support/visitor';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:0001:2::1', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['1::3:4:5:6:7:8', '1:0:3:4::/64'],
  ['::1', '0:0:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['[2001:db8:1:2::1]:51234', '2001:db8:1:2::/64'],
  ['[unknown]:1', '[unknown]:1'],
  ['unknown', 'unknown'],
])('maps %s to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('counts all addresses of an IPv6 network as one visitor, and another network as another', async () => {
  const once = { times: 1, withinMs: 60_000 };
  const server = await startAccountServer({ deps: { limits: { registrations: once, passwordChecks: once } } });
  const codes: unknown[] = [];
  for (const [index, address] of ['2001:db8:1:2::1', '2001:db8:1:2:ffff::9', '2001:db8:1:3::1'].entries()) {
    const visitor = new Visitor(server, address);
    codes.push((await visitor.register({ userName: `1390000000${index}` })).body.code);
    codes.push((await visitor.logIn('13800000001', 'demo1234')).body.code);
  }
  expect(codes).toEqual([0, 0, 429, 429, 0, 0]);
});

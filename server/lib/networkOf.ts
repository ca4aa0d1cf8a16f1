import { isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, as normalised by `URL`. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const [before, after] = [head, tail ?? ''].map((part) => part.split(':').filter(Boolean)) as [string[], string[]];
  const missing = Array.from({ length: 8 - before.length - after.length }, () => '0');
  return [...before, ...missing, ...after];
}

/**
 * The key for per-address limits: an IPv4 address, or the /64 of an IPv6 address, within which a client can take any
 * address.
 */
export function networkOf(address: string): string {
  // Some proxies forward the port as well, which differs per connection.
  const bracketed = /^\[(.+)\](?::\d+)?$/.exec(address)?.[1];
  const [bare = ''] = (bracketed ?? address).split('%', 1);
  if (!isIPv6(bare)) return address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1');
  const mapped = /^::ffff:(\d+(?:\.\d+){3})$/i.exec(bare)?.[1];
  return mapped ?? `${groupsOf(bare).slice(0, 4).join(':')}::/64`;
}

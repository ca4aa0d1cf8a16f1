import { isIPv6 } from 'node:net';
import { domainToUnicode } from 'node:url';
import ipaddr from 'ipaddr.js';

/** Backend paths for any method, and those for POST only. */
const always = /^\/(?:api|captcha|components|profile)(?:\/|$)/;
const posted = /^\/(?:login(?:\/code)?|logout|register(?:\/.*)?)$/;

/** The path of a request's URL, without its query. */
export const pathOf = (url: string): string => url.split('?', 1)[0] ?? url;

/**
 * The address of a redirect as browsers read it: bytes that are no ASCII, as nginx and PHP write Chinese paths, are one
 * character each in a header.
 */
export const encodeLocation = (location: string): string =>
  location.replace(/[\x80-\xFF]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);

/** Whether a request is for the backend, embedded or upstream, and never for a page of the portal. */
export function isBackendPath(method: string, path: string): boolean {
  return always.test(path) || (method === 'POST' && posted.test(path));
}

/**
 * An e-mail address with its Chinese domain as it was typed: Chromium sends `xn--fsqu00a.cn` for 例子.cn. Other scripts have
 * letters that look like Latin ones, and stay as they are.
 */
export function readableAddress(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = /^[a-z\d.-]{1,253}$/i.exec(address.slice(at))?.[0] ?? '';
  const text = /xn--/i.test(domain) ? domainToUnicode(domain) : '';
  return /^[a-z\d.\p{Script=Han}-]+$/u.test(text) ? address.slice(0, at) + text : address;
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
  // An IPv4 address may come as an IPv6 one.
  const ip = ipaddr.process(bare);
  return ip.kind() === 'ipv4' ? ip.toString() : `${ipaddr.IPv6.networkAddressFromCIDR(`${bare}/64`).toString()}/64`;
}

/**
 * Checks whether an upstream is available: any response of its own will do. Asks what each visitor's page reads without a
 * login: a backend starts a session for whoever asks it for a guarded path, as its root is.
 * @param timeoutMs the longest wait for it
 * @throws Error if there is none
 */
export async function pingUpstream(upstream: string, timeoutMs = 5000): Promise<void> {
  // Without credentials, which calls do not carry either, and which `fetch` rejects.
  const { origin, pathname } = new URL(upstream);
  const signal = AbortSignal.timeout(timeoutMs);
  const url = `${origin}${pathname.replace(/\/$/, '')}/api/system/navigation?type=home:footer`;
  const headers = { accept: 'application/json', 'x-requested-with': 'XMLHttpRequest' };
  const { body, status } = await fetch(url, { headers, redirect: 'manual', signal });
  await body?.cancel();
  if ([502, 503, 504].includes(status)) throw new Error(`the upstream responds with ${status}`);
}

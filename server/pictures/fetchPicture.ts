import net, { isIP, type Socket } from 'node:net';
import dns from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import http, { type IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream/promises';
import tls from 'node:tls';
import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import { uploadLimits } from '../attachments/receiveUpload';
import { encodeLocation } from '../lib/addresses';
import { withTimeout } from '../lib/concurrency';
import { idempotencyKey } from '../http/idempotentWrites';
import { rateLimit } from '../http/rateLimit';
import { decoded } from '../lib/secrets';
import { BusinessError } from '../lib/errors';
import { prepareStored, type PictureServices } from './storePicture';

/** A public address by which a cloud's host answers its machines. */
const cloudHost = '168.63.129.16';

/** Whether an IP address is a single host of the public internet. IPv4 addresses within IPv6 are not. */
export function isPublicAddress(address: string): boolean {
  if (isIP(address) === 0 || address === cloudHost) return false;
  const ip = ipaddr.parse(address);
  // Of IPv6 the library takes what is not assigned yet for unicast, too.
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(ipaddr.parseCIDR('2000::/3')));
}

/** How the server reaches other sites; another one in tests alone. */
export interface Network {
  /** @returns every IP address of a name */
  resolve: (host: string) => Promise<string[]>;
  /** @param address an IP address, so that no name is resolved a second time */
  connect: (address: string, port: number) => Socket;
}

export const publicNetwork: Network = {
  resolve: async (host) => (await dns.lookup(host, { all: true })).map(({ address }) => address),
  connect: (host, port) => net.connect({ host, port }),
};

/** For the whole fetch with its redirects, ms. */
const waitMs = 10_000;
const maxRedirects = 3;

const headers = {
  accept: 'image/avif,image/webp,image/png,image/jpeg,image/gif',
  'accept-encoding': 'identity',
  'user-agent': 'Mozilla/5.0 (compatible; portal)',
};

/** The host without the brackets of IPv6. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * The checked IP address of a URL's host. One that also resolves elsewhere is refused: its answers cannot be trusted.
 * @throws Error for what is not HTTP(S) on its usual port of a public host
 */
async function addressOf(url: URL, { resolve }: Network): Promise<string> {
  const { protocol, port, username, password } = url;
  if (!/^https?:$/.test(protocol) || port !== '' || username !== '' || password !== '') throw new Error('not allowed');
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (addresses.length === 0 || !addresses.every(isPublicAddress)) throw new Error('not a public address');
  return addresses[0]!;
}

/** Asks the checked address, over a connection of its own. */
async function ask(url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> {
  const address = await addressOf(url, network);
  signal.throwIfAborted();
  const isSecure = url.protocol === 'https:';
  const createConnection = () => {
    const socket = network.connect(address, isSecure ? 443 : 80);
    if (!isSecure) return socket;
    const host = hostOf(url);
    // The certificate must be of the name that was asked for; an IP address is no server name.
    return tls.connect({ socket, host, ...(isIP(host) ? {} : { servername: host }) });
  };
  const { get } = isSecure ? https : http;
  return new Promise((resolve, reject) => {
    get(url, { headers, signal, createConnection }, resolve).on('error', reject);
  });
}

async function fetchTo(place: string, first: URL, network: Network, signal: AbortSignal): Promise<void> {
  let url = first;
  for (let redirects = 0; redirects <= maxRedirects; redirects += 1) {
    const response = await ask(url, network, signal);
    const { statusCode = 0 } = response;
    const { location, 'content-length': length = '0' } = response.headers;
    if (statusCode === 200 && Number(length) <= uploadLimits.file) {
      await pipeline(response, bounded, createWriteStream(place, { flags: 'wx', mode: 0o600 }), { signal });
      return;
    }
    response.destroy();
    if (![301, 302, 303, 307, 308].includes(statusCode) || location === undefined) break;
    url = new URL(encodeLocation(location), url);
  }
  throw new Error('no picture there');
}

/** @throws Error for more bytes than an upload may have */
async function* bounded(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > uploadLimits.file) throw new Error('too large');
    yield chunk;
  }
}

/**
 * Fetches what is at an address of the public internet into a new file; its kind is not looked at. Every redirect is
 * checked as the first address is. Sends nothing of the person who asked.
 * @throws Error for an address that is not public, does not answer in time, or with another status or too much
 */
export async function fetchPicture(place: string, url: URL, network: Network, limitMs = waitMs): Promise<void> {
  const stop = new AbortController();
  const fetched = fetchTo(place, url, network, stop.signal);
  // Resolving a name cannot be aborted.
  await withTimeout(limitMs, 'too slow', fetched).finally(() => stop.abort());
}

/** One reason for all: a stranger's server, or one within the operator's network, is not described. */
const notFetched = '没有取到这张图片，请保存到本机后上传';

/** The name of the file that an address names: people look for it, and it may become the picture's description. */
function nameIn({ pathname }: URL): string {
  const name = decoded(pathname.slice(pathname.lastIndexOf('/') + 1)).replace(/[^\p{L}\p{N}_.-]/gu, '');
  return [...name].slice(-80).join('') || '图片';
}

/**
 * Fetches a picture of another site and stores it like an uploaded one; a repeated request gets the first response.
 * @throws BusinessError for an address that leads to no picture
 */
export async function storeRemotePicture(
  services: PictureServices & { network: Network },
  request: FastifyRequest,
  accountId: string,
  address: string,
) {
  const { ephemeralStore, limits, idempotentWrites, network, uploadStorage } = services;
  await rateLimit(ephemeralStore, 'upload', accountId, limits.uploads);
  if (!URL.canParse(address)) throw new BusinessError(notFetched);
  const url = new URL(address);
  const write = { key: idempotencyKey(request), scope: `remote picture ${accountId}`, content: address };
  return idempotentWrites.run(write, () =>
    uploadStorage.withTemporaryPath('uploads', async (place) => {
      await fetchPicture(place, url, network).catch((error: unknown) => {
        request.log.info({ err: error }, 'a remote picture was not fetched');
        throw new BusinessError(notFetched);
      });
      return prepareStored(services, { accountId, use: 'content' }, { place, fileName: nameIn(url) });
    }),
  );
}

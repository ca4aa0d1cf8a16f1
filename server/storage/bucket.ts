import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import { Agent, request, type Dispatcher } from 'undici';
import { StoreUnavailableError } from '../lib/errors';
import type { StorageSettings } from '../lib/settings';

/** Time for a call with its repetitions, in ms: less than a handler has. */
const callMs = 25_000;
/** Waits between attempts, in ms: a restarting storage is back meanwhile. */
const waitsMs = [200, 600, 1500, 3000];

/** An object, by its path in the data folder, such as `attachments/<attId>`. */
export interface StoredObject {
  name: string;
  /** In ms. */
  modified: number;
}

/** What the portal writes; anything else in the bucket is somebody else's. */
const uploadName = /^(?:attachments\/[\da-f]{32}|uploads\/[\da-f]{32}\/[\w-]+\.\w+)$/;

/** Whether a path in the data folder is that of an upload. */
export const isUploadName = (name: string): boolean => uploadName.test(name);

/** The storage answered, but not with success. */
class StorageRefusal extends Error {
  constructor(
    readonly status: number,
    call: string,
    answer: string,
  ) {
    super(`${call}: ${status} ${/<Code>(\w+)/.exec(answer)?.[1] ?? ''}`);
  }

  /** Whether repeating the call cannot help. */
  get isFinal(): boolean {
    return this.status < 500 && this.status !== 408 && this.status !== 429;
  }
}

interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  /** Empty for the bucket itself. */
  key?: string;
  query?: Record<string, string>;
  /** Of a file to send. */
  file?: { path: string; size: number; sha256: string };
}

type Answer = Dispatcher.ResponseData['body'];

/**
 * The bucket's address; an endpoint that names the bucket as its host's first part wants it there, others in the path. So does
 * Amazon for a name with dots, which its certificate does not cover.
 */
function addressOf({ bucket, endpoint, region }: StorageSettings): string {
  const amazon = `${bucket.includes('.') ? '' : `${bucket}.`}s3.${region}.amazonaws.com`;
  const url = new URL(endpoint ?? `https://${amazon}${region.startsWith('cn-') ? '.cn' : ''}`);
  // eslint-disable-next-line regexp/no-super-linear-move -- reads a setting
  const service = url.origin + url.pathname.replace(/\/+$/, '');
  return url.host.startsWith(`${bucket}.`) ? service : `${service}/${bucket}`;
}

async function factsOf(file: string): Promise<NonNullable<Call['file']>> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return { path: file, size: (await fs.stat(file)).size, sha256: hash.digest('hex') };
}

/**
 * S3-compatible storage. Calls are repeated while it does not respond; all throw StoreUnavailableError when it stays
 * away, or refuses. Files are streamed.
 */
export class Bucket {
  readonly #address: string;
  readonly #agent = new Agent({ connect: { timeout: 3000 }, headersTimeout: 10_000, bodyTimeout: 10_000 });
  /** Derived signing keys. */
  readonly #cache = new Map<string, ArrayBuffer>();

  constructor(private readonly settings: StorageSettings) {
    this.#address = addressOf(settings);
  }

  async #send({ method, key = '', query, file }: Call, signal: AbortSignal): Promise<Answer> {
    const search = query ? `?${new URLSearchParams(query).toString()}` : '';
    const signed = await new AwsV4Signer({
      ...this.settings.credentials,
      method,
      url: `${this.#address}/${key}${search}`,
      // The storage compares it with what arrives.
      headers: file ? { 'x-amz-content-sha256': file.sha256 } : {},
      service: 's3',
      region: this.settings.region,
      cache: this.#cache,
    }).sign();
    const headers = { ...Object.fromEntries(signed.headers), ...(file ? { 'content-length': String(file.size) } : {}) };
    const body = file ? createReadStream(file.path) : null;
    const answer = await request(signed.url, { method, headers, body, signal, dispatcher: this.#agent });
    if (answer.statusCode < 300) return answer.body;
    throw new StorageRefusal(answer.statusCode, `${method} ${key}`, await answer.body.text());
  }

  async #call<Result>(call: Call, read: (body: Answer, signal: AbortSignal) => Promise<Result>): Promise<Result> {
    const signal = AbortSignal.timeout(callMs);
    for (const waitMs of [...waitsMs, null]) {
      try {
        return await read(await this.#send(call, signal), signal);
      } catch (error) {
        const isFinal = error instanceof StorageRefusal && error.isFinal;
        if (isFinal || waitMs === null || signal.aborted) throw new StoreUnavailableError(error);
        await wait(waitMs);
      }
    }
    throw new Error('not reached');
  }

  #keyOf = (name: string) => this.settings.prefix + name;

  /** Stores a file; resolves once the storage has all of it. */
  async put(name: string, path: string): Promise<void> {
    await this.#call({ method: 'PUT', key: this.#keyOf(name), file: await factsOf(path) }, (body) => body.dump());
  }

  /** Writes an object to a file. @returns whether there is such an object */
  async get(name: string, file: string): Promise<boolean> {
    try {
      await this.#call({ method: 'GET', key: this.#keyOf(name) }, (body, signal) =>
        pipeline(body, createWriteStream(file, { mode: 0o600, flush: true }), { signal }),
      );
      return true;
    } catch (error) {
      const { cause } = error as Error;
      if (cause instanceof StorageRefusal && cause.status === 404) return false;
      throw error;
    }
  }

  /** Deletes an object, if there is one. */
  async remove(name: string): Promise<void> {
    await this.#call({ method: 'DELETE', key: this.#keyOf(name) }, (body) => body.dump());
  }

  #page = (query: Record<string, string>): Promise<string> =>
    this.#call({ method: 'GET', query: { 'list-type': '2', ...query } }, (body) => body.text());

  /** The uploads whose name begins with this. */
  async *list(start: string): AsyncGenerator<StoredObject> {
    let more: Record<string, string> | null = {};
    while (more !== null) {
      const page: string = await this.#page({ prefix: this.#keyOf(start), ...more });
      for (const [object] of page.matchAll(/<Contents>.*?<\/Contents>/gs)) {
        const name = textIn(object, 'Key').slice(this.settings.prefix.length);
        if (isUploadName(name)) yield { name, modified: Date.parse(textIn(object, 'LastModified')) };
      }
      const isLast = textIn(page, 'IsTruncated') !== 'true';
      more = isLast ? null : { 'continuation-token': textIn(page, 'NextContinuationToken') };
    }
  }

  /** @throws StoreUnavailableError unless the storage responds and lets the bucket be read */
  async check(): Promise<void> {
    await this.#page({ 'max-keys': '1' });
  }

  /** Ends its connections. */
  close = (): Promise<void> => this.#agent.destroy();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element; empty if there is none. Names of uploads need no more of XML. */
function textIn(xml: string, element: string): string {
  const start = xml.indexOf(`<${element}>`) + element.length + 2;
  const end = xml.indexOf(`</${element}>`);
  return end < start ? '' : xml.slice(start, end).replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);
}

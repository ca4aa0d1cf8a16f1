import { createHash, randomBytes } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import fs from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsV4Signer } from 'aws4fetch';
import type { Dispatcher } from 'undici';
import path from 'node:path';
import { keptOrMade } from '../lib/concurrency';
import { StoreUnavailableError } from '../lib/errors';
import type { StorageSettings } from '../lib/settings';
import { hasLargeShareOfUnknown } from '../db/storeIdentity';
import type { Store } from '../db/schema';

/** Time for a call with its repetitions, in ms: less than a handler has. */
const callMs = 25_000;
/** Waits between attempts, in ms: a restarting storage is back meanwhile. */
const waitsMs = [200, 600, 1500, 3000];

/** An object, by its path in the data folder, such as `attachments/<attId>`. */
interface StoredObject {
  name: string;
  /** In ms. */
  modified: number;
}

/** What the portal writes; anything else in the bucket is somebody else's. */
const uploadName = /^(?:attachments\/[\da-f]{32}|uploads\/[\da-f]{32}\/[\w-]+\.\w+)$/;

/** Whether a path in the data folder is that of an upload. */
const isUploadName = (name: string): boolean => uploadName.test(name);

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
  #agent?: Dispatcher;
  /** Derived signing keys. */
  readonly #cache = new Map<string, ArrayBuffer>();

  constructor(private readonly settings: StorageSettings) {
    this.#address = addressOf(settings);
  }

  async #send({ method, key = '', query, file }: Call, signal: AbortSignal): Promise<Answer> {
    const { default: undici } = await import('undici');
    this.#agent ??= new undici.Agent({ connect: { timeout: 3000 }, headersTimeout: 10_000, bodyTimeout: 10_000 });
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
    const answer = await undici.request(signed.url, { method, headers, body, signal, dispatcher: this.#agent });
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
  close = async (): Promise<void> => this.#agent?.destroy();
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of an element; empty if there is none. Names of uploads need no more of XML. */
function textIn(xml: string, element: string): string {
  const start = xml.indexOf(`<${element}>`) + element.length + 2;
  const end = xml.indexOf(`</${element}>`);
  return end < start ? '' : xml.slice(start, end).replace(/&(\w+);/g, (all, name: string) => entities[name] ?? all);
}

/** Uploads by their folder: attachments of applications, and pictures and documents of content. */
export type UploadKind = 'attachments' | 'uploads';

/**
 * Where uploads are kept, by their path in the data folder: `attachments/<attId>`, `uploads/<id>/<file>`. In the folder
 * itself, or in a bucket; then the folder has copies of those that this server received or sent lately.
 */
export class UploadStorage {
  readonly bucket: Bucket | null;
  readonly #fetching = new Map<string, Promise<void>>();
  #removing = Promise.resolve();

  constructor(
    readonly dataDir: string,
    settings: StorageSettings | null,
  ) {
    this.bucket = settings && new Bucket(settings);
  }

  /** Path in the data folder. */
  pathOf = (name: string): string => path.join(this.dataDir, name);

  /**
   * Hands on a new path beside the uploads of a kind; what is left there is deleted afterwards, and after a crash by the
   * folder's sweep.
   */
  async withTemporaryPath<Result>(kind: UploadKind, work: (place: string) => Promise<Result>): Promise<Result> {
    const incoming = path.join(this.dataDir, kind, 'incoming');
    await fs.mkdir(incoming, { recursive: true, mode: 0o700 });
    const place = path.join(incoming, randomBytes(16).toString('hex'));
    try {
      return await work(place);
    } finally {
      await fs.rm(place, { recursive: true, force: true });
    }
  }

  /** Keeps a received file, which is moved into the folder afterwards; before, it must not count as stored. */
  async put(name: string, file: string): Promise<void> {
    await this.bucket?.put(name, file);
  }

  /** Fetches an upload, a file or a folder, unless the folder has it. A missing one is not fetched. */
  async fetch(name: string): Promise<void> {
    if (!this.bucket || existsSync(this.pathOf(name))) return;
    const { bucket } = this;
    const kind = name.startsWith('uploads/') ? 'uploads' : 'attachments';
    const fetch = async (coming: string) => {
      if (await fetchAll(bucket, name, coming)) await fs.rename(coming, this.pathOf(name));
    };
    await keptOrMade(this.#fetching, name, () =>
      this.withTemporaryPath(kind, fetch).finally(() => this.#fetching.delete(name)),
    );
  }

  /**
   * Deletes an upload without a row. The bucket's objects go later, one upload after the other: nobody waits for a bucket
   * that does not respond, and `tidyBucket` removes what it keeps.
   */
  async remove(name: string): Promise<void> {
    await fs.rm(this.pathOf(name), { recursive: true, force: true });
    const { bucket } = this;
    if (bucket) this.#removing = this.#removing.then(() => removeAll(bucket, name)).catch(() => undefined);
  }

  async close(): Promise<void> {
    await this.bucket?.close();
  }
}

async function removeAll(bucket: Bucket, name: string): Promise<void> {
  for await (const object of bucket.list(name)) await bucket.remove(object.name);
}

/** Writes an upload, a file or a folder, to a new place. @returns whether there is such an upload */
export async function fetchAll(bucket: Bucket, name: string, place: string): Promise<boolean> {
  let found = false;
  for await (const object of bucket.list(name)) {
    const file = path.join(place, path.posix.relative(name, object.name));
    await fs.mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
    found = (await bucket.get(object.name, file)) || found;
  }
  return found;
}

const day = 24 * 60 * 60 * 1000;

/** Objects and copies without a row are kept in case the database is restored. */
const strayMs = 30 * day;
/** Age at which the folder's other copies are deleted. */
const copyMs = 7 * day;

const idOf = (name: string): string => name.split('/')[1]!;

async function namesIn(dataDir: string, kind: string): Promise<string[]> {
  const names = await fs.readdir(path.join(dataDir, kind), { recursive: true }).catch(() => []);
  return names.map((name) => `${kind}/${name.split(path.sep).join('/')}`).filter(isUploadName);
}

async function tidy(bucket: Bucket, dataDir: string, kind: string, known: ReadonlySet<string>): Promise<void> {
  const copies = await namesIn(dataDir, kind);
  const missing = new Set(copies.filter((name) => known.has(idOf(name))));
  const strays: string[] = [];
  let count = 0;
  for await (const { name, modified } of bucket.list(`${kind}/`)) {
    missing.delete(name);
    count += 1;
    if (!known.has(idOf(name)) && Date.now() - modified > strayMs) strays.push(name);
  }
  // Some may have been deleted meanwhile.
  const isThere = (name: string) => existsSync(path.join(dataDir, name));
  for (const name of missing) if (isThere(name)) await bucket.put(name, path.join(dataDir, name));
  // All copies of an upload, since a picture's sizes are looked for in its folder; also of one that another server deleted.
  const ids = [...new Set(copies.map(idOf))];
  const unknown = ids.filter((id) => !known.has(id)).length;
  const unknownMs = hasLargeShareOfUnknown(unknown, unknown + known.size) ? Infinity : strayMs;
  for (const id of ids.filter((one) => isThere(`${kind}/${one}`))) {
    const copy = path.join(dataDir, kind, id);
    const { mtimeMs } = await fs.stat(copy);
    const isOld = Date.now() - mtimeMs > (known.has(id) ? copyMs : unknownMs);
    if (isOld) await fs.rm(copy, { recursive: true, force: true });
  }
  if (!hasLargeShareOfUnknown(strays.length, count)) for (const name of strays) await bucket.remove(name);
}

/**
 * Brings bucket, folder and database together: stores what only the folder has, as after a restore, and deletes old
 * copies in the folder and old objects without a row. Nothing happens without a bucket.
 */
export async function tidyBucket(db: Store, { bucket, dataDir }: UploadStorage): Promise<void> {
  if (bucket === null) return;
  const attachments = await db.selectFrom('attachment').select('attId').execute();
  await tidy(bucket, dataDir, 'attachments', new Set(attachments.map(({ attId }) => attId)));
  const pictures = await db.selectFrom('picture').select('fdId').execute();
  await tidy(bucket, dataDir, 'uploads', new Set(pictures.map(({ fdId }) => fdId)));
}

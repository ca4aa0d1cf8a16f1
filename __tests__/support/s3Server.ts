import { createHash } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StorageSettings } from '../../server/lib/settings';

interface StoredBody {
  body: Buffer;
  modified: Date;
}

/** What happens to a call instead of its answer. */
type Fault = 'refused' | 'cut';

const xmlOf = (objects: [string, StoredBody][], isTruncated: boolean) =>
  `<?xml version="1.0"?><ListBucketResult><IsTruncated>${isTruncated}</IsTruncated>${
    isTruncated ? `<NextContinuationToken>${objects.at(-1)![0]}</NextContinuationToken>` : ''
  }${objects
    .map(
      ([key, { body, modified }]) =>
        `<Contents><Key>${key}</Key><LastModified>${modified.toISOString()}</LastModified><Size>${body.length}</Size></Contents>`,
    )
    .join('')}</ListBucketResult>`;

/** Keys on a page of a list: few, so that lists have several. */
const pageSize = 2;

/**
 * The five calls of S3 that the portal makes, on one bucket in memory: put, get, delete and list objects, the latter to
 * check the bucket as well. No S3 server that runs on the supported versions of Node is maintained.
 */
export class S3Server {
  readonly objects = new Map<string, StoredBody>();
  /** Method and key of each call. */
  readonly calls: string[] = [];
  fault: Fault | null = null;
  /** Held back before the answer to a put. */
  beforePut: () => Promise<void> = () => Promise.resolve();
  #port = 0;
  #server: http.Server | undefined;

  /** Settings of a portal that uses it. */
  get settings(): StorageSettings {
    return {
      bucket: 'portal',
      prefix: 'test/',
      region: 'us-east-1',
      endpoint: `http://127.0.0.1:${this.#port}`,
      credentials: { accessKeyId: 'test-key', secretAccessKey: 'test-secret-of-storage' },
    };
  }

  /** The same as environment variables. */
  get env(): Record<string, string> {
    return {
      PORTAL_STORAGE: 's3://portal/test',
      AWS_ENDPOINT_URL: this.settings.endpoint!,
      AWS_ACCESS_KEY_ID: 'test-key',
      AWS_SECRET_ACCESS_KEY: 'test-secret-of-storage',
    };
  }

  /** Listens, on the same port as before. */
  async start(): Promise<void> {
    this.#server = http.createServer((request, response) => void this.#answer(request, response));
    await new Promise<void>((resolve) => this.#server!.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** Ends all connections and refuses others; the objects stay. */
  async stop(): Promise<void> {
    this.#server!.closeAllConnections();
    await new Promise((resolve) => this.#server!.close(resolve));
  }

  async #answer(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url!, 'http://s3');
    const [, bucket, ...parts] = decodeURIComponent(pathname).split('/');
    const key = parts.join('/');
    this.calls.push(`${request.method} ${key || searchParams.get('prefix')}`);
    const chunks: Buffer[] = [];
    try {
      for await (const chunk of request) chunks.push(chunk as Buffer);
    } catch {
      return;
    }
    const refuse = (status: number, code: string) =>
      response.writeHead(status).end(`<Error><Code>${code}</Code><Message>${code}</Message></Error>`);
    const isSigned = request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=test-key/');
    if (!isSigned || bucket !== 'portal' || this.fault === 'refused') return void refuse(403, 'AccessDenied');
    if (!key) return this.#list(searchParams, response);
    const object = this.objects.get(key);
    if (request.method === 'PUT') {
      const body = Buffer.concat(chunks);
      const sha256 = createHash('sha256').update(body).digest('hex');
      if (request.headers['x-amz-content-sha256'] !== sha256) return void refuse(400, 'XAmzContentSHA256Mismatch');
      await this.beforePut();
      this.objects.set(key, { body, modified: new Date() });
      return void response.end();
    }
    if (request.method === 'DELETE') {
      this.objects.delete(key);
      return void response.writeHead(204).end();
    }
    if (!object) return void refuse(404, 'NoSuchKey');
    response.writeHead(200, { 'content-length': object.body.length });
    if (this.fault !== 'cut') return void response.end(object.body);
    this.fault = null;
    response.write(object.body.subarray(0, 10), () => response.destroy());
  }

  #list(query: URLSearchParams, response: http.ServerResponse): void {
    const prefix = query.get('prefix') ?? '';
    const after = query.get('continuation-token') ?? '';
    const found = [...this.objects].filter(([key]) => key.startsWith(prefix) && key > after).sort();
    response.end(xmlOf(found.slice(0, pageSize), found.length > pageSize));
  }
}

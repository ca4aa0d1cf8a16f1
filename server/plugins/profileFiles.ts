import { createHash, randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import fastifyStatic from '@fastify/static';
import { Type } from '@sinclair/typebox';
import { keptOrMade } from '../lib/concurrency';
import { BusinessError, StatusError } from '../lib/errors';
import { renderCopy } from '../pictures/renderPicture';
import { kindOf } from '../pictures/storePicture';
import { smallerWidths, type DocumentKind } from '../../src/contract/pictures';
import type { ServerConfig } from '../config';
import { isMediaName, mediaKinds, mediaNames } from '../content/mediaFiles';
import { contentDisposition } from '../http/headers';
import { registerScope, type PortalApp } from '../http/portalApp';
import { acceptedEncoding, compress } from '../http/responseCache';
import type { Pictures } from '../pictures/pictures';

/**
 * Narrower copies of pictures that were not uploaded, made when a width is first asked for. The folder is a cache: it
 * may be deleted at any time.
 */
class SizedCopies {
  /** Concurrent requests wait for one. */
  readonly #underWay = new Map<string, Promise<void>>();
  readonly #unusable = new Set<string>();

  constructor(private readonly folder: string) {}

  /** Path of a picture's WebP copy; null for one that is sent as it is: a moving one, a vector one, a broken file. */
  async find(file: string, width: number): Promise<string | null> {
    const { mtime, size } = await fs.promises.stat(file);
    const key = createHash('sha256').update(`${file}\n${size}`).digest('hex').slice(0, 32);
    const copy = path.join(this.folder, `${key}-${width}.webp`);
    const version = `${copy} ${Number(mtime)}`;
    if (this.#unusable.has(version)) return null;
    try {
      const make = () => this.#make(file, width, copy, mtime).finally(() => this.#underWay.delete(copy));
      if (!(await isOf(copy, mtime))) await keptOrMade(this.#underWay, copy, make);
      return copy;
    } catch (error) {
      // Not the file's fault if too many are made at once, or the disk is full.
      if (error instanceof BusinessError) this.#unusable.add(version);
      return null;
    }
  }

  async #make(file: string, width: number, copy: string, mtime: Date): Promise<void> {
    const content = await renderCopy(file, await kindOf(file), width);
    const coming = path.join(this.folder, randomBytes(16).toString('hex'));
    await fs.promises.mkdir(this.folder, { recursive: true, mode: 0o700 });
    await fs.promises.writeFile(coming, content, { mode: 0o600 });
    await fs.promises.utimes(coming, mtime, mtime);
    await fs.promises.rename(coming, copy);
  }
}

/** Whether a copy was made from the picture as it is now, to the second: file systems keep times differently. */
async function isOf(copy: string, mtime: Date): Promise<boolean> {
  const copyStat = await fs.promises.stat(copy).catch(() => null);
  return copyStat !== null && Math.abs(Number(copyStat.mtime) - Number(mtime)) < 1000;
}

/**
 * Maximum cached files, and size in bytes from which on a file is sent uncompressed, because compressing it would take
 * too long.
 */
const cacheLimits = { forms: 200, below: 512 * 1024 };

const effort = 9;

/** Compresses SVG files served by `app`, with a cache. */
function compressSvg(app: PortalApp): void {
  const forms = new LRUCache<string, Promise<Buffer>>({ max: cacheLimits.forms });
  app.addHook('onSend', async (request, reply, payload) => {
    const path = request.url.split('?')[0]!;
    if (!/\.svg$/i.test(path)) return payload;
    void reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request);
    const size = Number(reply.getHeader('content-length'));
    // Range requests refer to the uncompressed file, and a response to HEAD has none.
    if (
      request.method === 'HEAD' ||
      reply.statusCode !== 200 ||
      encoding === null ||
      !(payload instanceof Readable) ||
      !(size < cacheLimits.below)
    ) {
      return payload;
    }
    // By the ETag of the file's current content.
    const key = `${encoding} ${String(reply.getHeader('etag'))} ${path}`;
    const make = async () => compress(encoding, await buffer(payload), effort);
    const form = await keptOrMade(forms, key, make).finally(() => payload.destroy());
    reply.removeHeader('accept-ranges');
    void reply.header('content-encoding', encoding).header('content-length', form.length);
    return form;
  });
}

const cacheControl = 'public, max-age=3600';
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Sends a picture in the width that a page asks for, as WebP; else it is sent as it is. */
function sendSized(roots: string[], copies: SizedCopies) {
  return async (request: FastifyRequest, reply: FastifyReply) => {
    const { w } = request.query as Record<string, unknown>;
    const { '*': name = '' } = request.params as Record<string, string | undefined>;
    const width = smallerWidths.find((each) => String(each) === w);
    if (width === undefined || !isMediaName(`pictures/${name}`)) return;
    void reply.header('vary', 'Accept');
    if (!request.headers.accept?.includes('image/webp')) return;
    const file = roots.map((root) => path.join(root, name)).find((each) => fs.existsSync(each));
    const copy = file === undefined ? null : await copies.find(file, width);
    if (copy === null) return;
    void reply.headers({ 'cache-control': cacheControl, 'content-security-policy': policy });
    return reply.type('image/webp').send(await fs.promises.readFile(copy));
  };
}

/**
 * Serves the files that content refers to: /profile/pictures and /profile/files, first from the operator's data folder,
 * then from the demo content. A picture opened directly runs no scripts; a file is always sent as a download.
 */
export async function profileFiles(app: PortalApp, { contentDir, dataDir, extras }: ServerConfig): Promise<void> {
  for (const kind of mediaKinds) {
    const root = [path.join(dataDir, kind), path.join(contentDir, kind)];
    for (const folder of root) fs.mkdirSync(folder, { recursive: true });
    await registerScope(app, kind, async (files) => {
      if (kind === 'pictures') compressSvg(files);
      if (kind === 'pictures' && extras.includes('pictures'))
        files.addHook('preHandler', sendSized(root, new SizedCopies(path.join(dataDir, 'sized'))));
      await files.register(fastifyStatic, {
        root,
        prefix: `/profile/${kind}/`,
        decorateReply: false,
        index: false,
        dotfiles: 'ignore',
        cacheControl: false,
        schemaHide: true,
        allowedPath: (file) => mediaNames[kind].test(file),
        setHeaders(reply, file) {
          reply.setHeader('cache-control', cacheControl);
          reply.setHeader('content-security-policy', policy);
          if (kind === 'files') reply.setHeader('content-disposition', contentDisposition(path.basename(file)));
        },
      });
    });
  }
}

const fileName = /^(\d{1,5}(?:x\d{1,5})?)\.(jpg|png)$/;
const documentName = /^file\.(\w+)$/;
const documentTypes: Readonly<Record<DocumentKind, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ofd: 'application/ofd',
  wps: 'application/vnd.ms-works',
  zip: 'application/zip',
};
const notFound = '请求的资源不存在';
const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Opens the first file that exists. */
async function openFirst(
  files: string[],
): Promise<{ file: fs.promises.FileHandle; ending: keyof typeof types } | null> {
  for (const name of files) {
    const file = await fs.promises.open(name).catch(() => null);
    if (file) return { file, ending: name.slice(name.lastIndexOf('.') + 1) as keyof typeof types };
  }
  return null;
}

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Sends a document to be saved under its own name, never to be shown here. */
async function sendDocument(pictures: Pictures, reply: FastifyReply, id: string, kind: string) {
  const name = Object.hasOwn(documentTypes, kind) ? await pictures.nameOf(id, kind) : undefined;
  const file =
    name === undefined ? null : await fs.promises.open(pictures.fileOf(id, `file.${kind}`)).catch(() => null);
  if (name === undefined || !file) throw new StatusError(404, notFound);
  return reply
    .headers({
      ...headers,
      'content-length': (await file.stat()).size,
      'content-disposition': contentDisposition(name),
    })
    .type(documentTypes[kind as DocumentKind])
    .send(file.createReadStream());
}

/**
 * Serves uploads of content under /profile/uploads. Pictures by content negotiation: WebP for browsers that accept it,
 * else JPEG or PNG. A file never changes under its address.
 */
export function pictureFiles(app: PortalApp, pictures: Pictures): void {
  const { fileOf } = pictures;
  const schema = { hide: true, params: Type.Object({ id: Type.String(), name: Type.String() }) };
  app.get('/profile/uploads/:id/:name', { schema }, async (request, reply) => {
    const { id, name } = request.params;
    const [, size, ending] = fileName.exec(name) ?? [];
    const [, kind] = documentName.exec(name) ?? [];
    if (!/^[0-9a-f]{32}$/.test(id)) throw new StatusError(404, notFound);
    await pictures.fetch(id);
    if (kind !== undefined) return sendDocument(pictures, reply, id, kind);
    if (size === undefined) throw new StatusError(404, notFound);
    const endings = [...(request.headers.accept?.includes('image/webp') ? ['webp'] : []), ending];
    const found = await openFirst(endings.map((each) => fileOf(id, `${size}.${each}`)));
    if (!found) throw new StatusError(404, notFound);
    return reply
      .headers({ ...headers, vary: 'Accept', 'content-length': (await found.file.stat()).size })
      .type(types[found.ending])
      .send(found.file.createReadStream());
  });
}

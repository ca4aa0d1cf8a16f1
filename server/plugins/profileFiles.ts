import fs from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { smallerWidths } from '../../src/contract/pictures';
import type { ServerConfig } from '../config';
import { isMediaName, mediaKinds, mediaNames } from '../content/mediaFiles';
import { contentDisposition } from '../http/contentDisposition';
import type { PortalApp } from '../http/portalApp';
import { SizedCopies } from '../pictures/sizedCopies';
import { acceptedEncoding, compress, type Encoding } from '../http/responseCache';

/**
 * Maximum cached files, and size in bytes from which on a file is sent uncompressed, because compressing it would take
 * too long.
 */
const cacheLimits = { forms: 200, below: 512 * 1024 };

const effort = 9;

/** Compresses SVG files served by `app`, with a cache. */
function compressSvg(app: PortalApp): void {
  const forms = new Map<string, Promise<Buffer>>();

  /** Compressed form of the file's current content, identified by its ETag. */
  function formOf(key: string, encoding: Encoding, file: Readable): Promise<Buffer> {
    const known = forms.get(key);
    if (known) {
      file.destroy();
      return known;
    }
    const form = buffer(file).then((body) => compress(encoding, body, effort));
    forms.set(key, form);
    form.catch(() => forms.delete(key));
    const [oldest] = forms.keys();
    if (forms.size > cacheLimits.forms) forms.delete(oldest!);
    return form;
  }

  app.addHook('onSend', async (request, reply, payload) => {
    const path = request.url.split('?')[0]!;
    if (!/\.svg$/i.test(path)) return payload;
    void reply.header('vary', 'accept-encoding');
    const encoding = acceptedEncoding(request);
    const size = Number(reply.getHeader('content-length'));
    // Range requests refer to the uncompressed file.
    if (
      reply.statusCode !== 200 ||
      encoding === null ||
      !(payload instanceof Readable) ||
      !(size < cacheLimits.below)
    ) {
      return payload;
    }
    const form = await formOf(`${encoding} ${String(reply.getHeader('etag'))} ${path}`, encoding, payload);
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
    await app.register(async (files) => {
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

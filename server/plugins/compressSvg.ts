import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { acceptedEncoding, type Encoding } from '../http/encodings';
import { compress } from '../http/compress';
import type { PortalApp } from '../http/portalApp';

/**
 * Maximum cached files, and size in bytes from which on a file is sent uncompressed, because compressing it would take
 * too long.
 */
const cacheLimits = { forms: 200, below: 512 * 1024 };

const effort = 9;

/** Compresses SVG files served by `app`, with a cache. */
export function compressSvg(app: PortalApp): void {
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

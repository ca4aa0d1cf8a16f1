import fs from 'node:fs/promises';
import { Type } from '@sinclair/typebox';
import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';
import type { Pictures } from '../pictures/pictures';

const fileName = /^(\d{1,5}(?:x\d{1,5})?)\.(?:jpg|png)$/;
const types = { webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' };

/** Opens the first file that exists. */
async function openFirst(files: string[]): Promise<{ file: fs.FileHandle; ending: keyof typeof types } | null> {
  for (const name of files) {
    const file = await fs.open(name).catch(() => null);
    if (file) return { file, ending: name.slice(name.lastIndexOf('.') + 1) as keyof typeof types };
  }
  return null;
}

/**
 * Serves uploaded pictures under /profile/uploads, by content negotiation: WebP for browsers that accept it, else JPEG
 * or PNG. A picture never changes under its address.
 */
export function pictureFiles(app: PortalApp, { fileOf }: Pictures): void {
  const schema = { hide: true, params: Type.Object({ id: Type.String(), name: Type.String() }) };
  app.get('/profile/uploads/:id/:name', { schema }, async (request, reply) => {
    const { id, name } = request.params;
    const [, size] = fileName.exec(name) ?? [];
    const readsWebp = request.headers.accept?.includes('image/webp') ?? false;
    const names =
      size === undefined || !/^[0-9a-f]{32}$/.test(id) ? [] : [...(readsWebp ? [`${size}.webp`] : []), name];
    const found = await openFirst(names.map((each) => fileOf(id, each)));
    if (!found) throw new StatusError(404, '请求的资源不存在');
    return reply
      .headers({
        'cache-control': 'public, max-age=31536000, immutable',
        vary: 'Accept',
        'content-length': (await found.file.stat()).size,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type(types[found.ending])
      .send(found.file.createReadStream());
  });
}

import fs from 'node:fs/promises';
import { Type } from '@sinclair/typebox';
import type { FastifyReply } from 'fastify';
import { smallerWidths, type DocumentKind } from '../../src/contract/pictures';
import { contentDisposition } from '../http/contentDisposition';
import type { PortalApp } from '../http/portalApp';
import { StatusError } from '../lib/errors';
import type { Pictures } from '../pictures/pictures';

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
async function openFirst(files: string[]): Promise<{ file: fs.FileHandle; ending: keyof typeof types } | null> {
  for (const name of files) {
    const file = await fs.open(name).catch(() => null);
    if (file) return { file, ending: name.slice(name.lastIndexOf('.') + 1) as keyof typeof types };
  }
  return null;
}

const widthOf = (size: string): number => parseInt(size, 10);

/** The stored size that stands for a width added since: the next larger one. */
async function nextLarger(folder: string, size: string): Promise<string | undefined> {
  if (!smallerWidths.some((width) => String(width) === size)) return undefined;
  const names = await fs.readdir(folder).catch(() => []);
  const sizes = names.map((name) => name.slice(0, name.lastIndexOf('.')));
  return sizes.filter((each) => widthOf(each) >= Number(size)).sort((a, b) => widthOf(a) - widthOf(b))[0];
}

const headers = {
  'cache-control': 'public, max-age=31536000, immutable',
  'content-security-policy': "default-src 'none'; sandbox",
};

/** Sends a document to be saved under its own name, never to be shown here. */
async function sendDocument(pictures: Pictures, reply: FastifyReply, id: string, kind: string) {
  const name = Object.hasOwn(documentTypes, kind) ? await pictures.nameOf(id, kind) : undefined;
  const file = name === undefined ? null : await fs.open(pictures.fileOf(id, `file.${kind}`)).catch(() => null);
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
    const open = (kept: string) => openFirst(endings.map((each) => fileOf(id, `${kept}.${each}`)));
    let found = await open(size);
    const larger = found ? undefined : await nextLarger(fileOf(id, ''), size);
    if (larger) found = await open(larger);
    if (!found) throw new StatusError(404, notFound);
    return reply
      .headers({ ...headers, vary: 'Accept', 'content-length': (await found.file.stat()).size })
      .type(types[found.ending])
      .send(found.file.createReadStream());
  });
}

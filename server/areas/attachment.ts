import multipart from '@fastify/multipart';
import { Type } from '@sinclair/typebox';
import { authenticate, requireAccount } from '../auth/requireAccount';
import { rateLimit } from '../http/rateLimit';
import type { PortalApp } from '../http/portalApp';
import type { AreaPlugin, Services } from '../services';
import { BusinessError, StatusError } from '../lib/errors';
import { attachmentUrl } from '../attachments/attachmentUrl';
import { isTooLarge, noFile, tooLarge } from '../attachments/receiveUpload';
import { storeUpload } from '../attachments/storeUpload';
import { contentDisposition } from '../http/contentDisposition';

const tags = ['attachment'];

function uploadRoute(app: PortalApp, services: Services) {
  const { attachments, ephemeralStore, limits, sessions } = services;
  app.post('/components/sysAttMain/upload', {
    schema: {
      tags,
      consumes: ['multipart/form-data'],
      description: 'Parts: file, a .zip or .rar of at most 10 MB; attKey.',
      response: {
        200: Type.Object({
          code: Type.Integer(),
          msg: Type.Unsafe<string | null>({ type: ['string', 'null'] }),
          attId: Type.String(),
        }),
      },
    },
    onRequest: requireAccount(services, 'own'),
    handler: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      if (isTooLarge(request)) {
        // The connection is closed instead of reading the rest of the body.
        reply.header('connection', 'close');
        throw new BusinessError(tooLarge);
      }
      if (!request.isMultipart()) throw new BusinessError(noFile);
      const { fdId } = await authenticate(sessions, request);
      await rateLimit(ephemeralStore, 'upload', fdId, limits.uploads);
      const place = await attachments.temporaryPath();
      try {
        return await storeUpload(services, request, fdId, place);
      } finally {
        await attachments.discard(place);
      }
    },
  });
}

/** Uploaded files are sent as downloads, and only to their owner. */
function downloadRoute(app: PortalApp, services: Services) {
  const { attachments, sessions } = services;
  const schema = { tags, params: Type.Object({ attId: Type.String() }) };
  app.get(attachmentUrl(':attId'), { schema, onRequest: requireAccount(services, 'any') }, async (request, reply) => {
    const { fdId } = await authenticate(sessions, request);
    const row = await attachments.findOwn(request.params.attId, fdId);
    const file = row && (await attachments.open(row.attId));
    if (!row || !file) throw new StatusError(404, '请求的资源不存在');
    return reply
      .headers({
        'cache-control': 'private, no-store',
        'content-disposition': contentDisposition(row.fileName),
        'content-length': row.size,
        'content-security-policy': "default-src 'none'; sandbox",
      })
      .type('application/octet-stream')
      .send(file.createReadStream());
  });
}

/** Uploads and their downloads. */
export const attachment: AreaPlugin = async (app, services) => {
  await app.register(multipart);
  uploadRoute(app, services);
  downloadRoute(app, services);
};

import multipart from '@fastify/multipart';
import { Type } from '@sinclair/typebox';
import { successSchema } from '../http/envelopes';
import { storePicture } from '../pictures/storePicture';
import type { AreaPlugin } from '../services';
import { requireStaff, staffOf } from './requireStaff';

const picture = Type.Object({
  url: Type.String(),
  width: Type.Integer(),
  height: Type.Integer(),
  fileName: Type.String(),
});

/** Picture uploads for content. */
export const pictures: AreaPlugin = async (app, services) => {
  await app.register(multipart);
  const schema = {
    tags: ['desk'],
    consumes: ['multipart/form-data'],
    description: 'Part: file, a picture (JPEG, PNG, WebP, AVIF, GIF) of at most 10 MB.',
    response: { 200: successSchema(picture) },
  };
  app.post('/api/desk/pictures', { schema, onRequest: requireStaff(services, 'content') }, async (request, reply) => {
    const { accountId } = await staffOf(services, request);
    return storePicture(services, request, reply, { accountId, use: 'content' });
  });
};

import multipart from '@fastify/multipart';
import { Type, type TSchema } from '@sinclair/typebox';
import { mostStoredFiles, type StoredFiles } from '../../src/contract/storedFiles';
import { success } from '../http/envelopes';
import { listUploads } from '../pictures/listUploads';
import { storeDocument } from '../pictures/storeDocument';
import { storePicture } from '../pictures/storePicture';
import { storeRemotePicture } from '../pictures/storeRemotePicture';
import type { AreaPlugin } from '../services';
import { optional, reading, text, whole, writing } from './deskSchemas';
import { requireStaff, staffOf } from './requireStaff';

const picture = Type.Object({ url: text, width: whole, height: whole, fileName: text });
const document = Type.Object({ url: text, kind: text, size: whole, fileName: text });

const schemaOf = <Answer extends TSchema>(what: string, answer: Answer) => ({
  ...reading({}, answer, `Part: file, a ${what} of at most 10 MB.`),
  consumes: ['multipart/form-data'],
});

/** Uploads for content: pictures, and documents that its texts link to. */
export const pictures: AreaPlugin = async (app, services) => {
  await app.register(multipart);
  const onRequest = requireStaff(services, 'content');
  const listed = {
    q: Type.Optional(Type.String({ maxLength: 100 })),
    kind: Type.Optional(Type.Union([Type.Literal('picture'), Type.Literal('document')])),
    day: optional,
    by: Type.Optional(Type.Literal('size')),
    limit: Type.Integer({ minimum: 1, maximum: mostStoredFiles }),
  };
  const ofList = reading(listed, Type.Unsafe<StoredFiles>({ type: 'object', additionalProperties: true }));
  app.get('/api/desk/pictures', { schema: ofList, onRequest }, async ({ query }) =>
    success(await listUploads(services.db, query)),
  );
  const ofPictures = schemaOf('picture (JPEG, PNG, WebP, AVIF, GIF)', picture);
  app.post('/api/desk/pictures', { schema: ofPictures, onRequest }, async (request, reply) => {
    const { accountId } = await staffOf(services, request);
    return storePicture(services, request, reply, { accountId, use: 'content' });
  });
  const use = 'Fetches a picture of another site, as pasted text names it, and stores it.';
  const ofRemote = writing({ url: Type.String({ maxLength: 2000 }) }, picture, use);
  app.post('/api/desk/pictures/remote', { schema: ofRemote, onRequest }, async (request) => {
    const { accountId } = await staffOf(services, request);
    return storeRemotePicture(services, request, accountId, request.body.url);
  });
  const ofDocuments = schemaOf('PDF, DOCX, XLSX, OFD, WPS or ZIP', document);
  app.post('/api/desk/documents', { schema: ofDocuments, onRequest }, async (request, reply) => {
    const { accountId } = await staffOf(services, request);
    return storeDocument(services, request, reply, accountId);
  });
};

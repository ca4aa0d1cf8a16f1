import multipart from '@fastify/multipart';
import { Type, type TSchema } from '@sinclair/typebox';
import { mostStoredFiles, type StoredFiles } from '../../src/contract/storedFiles';
import { successSchema } from '../http/envelopes';
import { listUploads } from '../pictures/listUploads';
import { storeDocument } from '../pictures/storeDocument';
import { storePicture } from '../pictures/storePicture';
import { storeRemotePicture } from '../pictures/storeRemotePicture';
import type { AreaPlugin } from '../services';
import { deskRoutes } from './deskRoutes';
import { optional, text, whole } from './deskSchemas';

const picture = Type.Object({ url: text, width: whole, height: whole, fileName: text });
const document = Type.Object({ url: text, kind: text, size: whole, fileName: text });

const upload = (what: string, answer: TSchema) => ({
  description: `Part: file, a ${what} of at most 10 MB.`,
  schema: { consumes: ['multipart/form-data'], response: { 200: successSchema(answer) } },
});

/** Uploads for content: pictures, and documents that its texts link to. */
export const pictures: AreaPlugin = async (app, services) => {
  await app.register(multipart);
  const { call, get } = deskRoutes(app, services, 'content');
  const listed = {
    q: Type.Optional(Type.String({ maxLength: 100 })),
    kind: Type.Optional(Type.Union([Type.Literal('picture'), Type.Literal('document')])),
    day: optional,
    by: Type.Optional(Type.Literal('size')),
    limit: Type.Integer({ minimum: 1, maximum: mostStoredFiles }),
  };
  const answer = Type.Unsafe<StoredFiles>({ type: 'object', additionalProperties: true });
  get('/api/desk/pictures', { query: listed, answer }, ({ query }) => listUploads(services.db, query));

  const ofPictures = upload('picture (JPEG, PNG, WebP, AVIF, GIF)', picture);
  call('POST', '/api/desk/pictures', ofPictures, ({ staff: { accountId }, request, reply }) =>
    storePicture(services, request, reply, { accountId, use: 'content' }),
  );
  const ofRemote = {
    description: 'Fetches a picture of another site, as pasted text names it, and stores it.',
    schema: {
      body: Type.Object({ url: Type.String({ maxLength: 2000 }) }),
      response: { 200: successSchema(picture) },
    },
  };
  call('POST', '/api/desk/pictures/remote', ofRemote, ({ body, staff, request }) =>
    storeRemotePicture(services, request, staff.accountId, body.url),
  );
  const ofDocuments = upload('PDF, DOCX, XLSX, OFD, WPS or ZIP', document);
  call('POST', '/api/desk/documents', ofDocuments, ({ staff, request, reply }) =>
    storeDocument(services, request, reply, staff.accountId),
  );
};

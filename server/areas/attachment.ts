import multipart from '@fastify/multipart';
import { Type } from '@sinclair/typebox';
import type { FastifyRequest } from 'fastify';
import { authenticate, requireAccount } from '../auth/requireAccount';
import { nullableText, success, successSchema } from '../http/envelopes';
import type { PortalApp } from '../http/portalApp';
import type { AreaPlugin, Services } from '../services';
import { StatusError } from '../lib/errors';
import { attachmentUrl } from '../attachments/attachments';
import { withUpload } from '../attachments/receiveUpload';
import { storeUpload } from '../attachments/storeUpload';
import { contentDisposition } from '../http/headers';

const tags = ['attachment'];

function uploadRoute(app: PortalApp, services: Services) {
  const schema = {
    tags,
    consumes: ['multipart/form-data'],
    description: 'Parts: file, a .zip or .rar of at most 10 MB; attKey.',
    response: { 200: Type.Object({ code: Type.Integer(), msg: nullableText, attId: Type.String() }) },
  };
  const onRequest = requireAccount(services, 'own');
  app.post('/components/sysAttMain/upload', { schema, onRequest }, async (request, reply) => {
    const { fdId } = await authenticate(services.sessions, request);
    return withUpload(services, 'attachments', request, reply, fdId, (place) =>
      storeUpload(services, request, fdId, place),
    );
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

const schema = {
  tags: ['attachment'],
  querystring: Type.Object({
    fdId: Type.Optional(Type.String({ maxLength: 64 })),
    clazz: Type.Optional(Type.String({ maxLength: 64 })),
    key: Type.Optional(Type.String({ maxLength: 64 })),
  }),
  response: { 200: successSchema(Type.String()) },
};

/** The path of a project's attachment, which everybody may see; null: there is none. */
async function ofProject({ db }: Services, fdId: string): Promise<string | null> {
  const row = await db.selectFrom('project').select('attachment').where('fdId', '=', fdId).executeTakeFirst();
  return row?.attachment ?? null;
}

/** Only an application's owner can see its attachments; for others they do not exist. */
async function ofApplication({ attachments, sessions }: Services, request: FastifyRequest, fdId: string, key: string) {
  const account = await authenticate(sessions, request);
  const attId = await attachments.findInApplication(fdId, key, account.fdId);
  return attId === null ? null : attachmentUrl(attId);
}

/** Path of an attachment; no data if there is none. */
export const attachmentPath: AreaPlugin = (app, services) => {
  app.get('/api/att/getAttFile', { schema }, async (request) => {
    const { fdId = '', clazz, key = '' } = request.query;
    if (clazz === 'project' && key === 'projectAtt') return success(await ofProject(services, fdId));
    if (clazz === 'projectApplication') return success(await ofApplication(services, request, fdId, key));
    return success();
  });
};
